internal import LedgerDomain

extension HistoryDocument: PictureDocument {
  /// The months as bars, with the budget as a line and a scale beside them.
  public var svg: Picture { HistoryPicture(document: self).picture }
}

/// The picture of `report history`.
private struct HistoryPicture {
  private static let margin = 36.0
  private static let top = 118.0
  private static let height = 220.0
  private static let labelHeight = 44.0

  private static let scaleSize = 11.0

  let document: HistoryDocument
  private let months: [MonthExpense]
  private let scale: AmountScale
  /// Where the bars begin, right of the scale.
  private let left: Double

  init(document: HistoryDocument) {
    self.document = document
    months = document.history.months
    let scale = AmountScale(
      months.flatMap { [$0.position.consumed, $0.position.available].compactMap(\.self) },
      in: document.history.currency)
    let widest = scale.values.map { TextFit.width(of: scale.text(of: $0), size: HistoryPicture.scaleSize) }.max() ?? 0
    left = HistoryPicture.margin + widest + 10
    self.scale = scale
  }

  private var room: Double { Picture.width - HistoryPicture.margin - left }
  private var slot: Double { room / Double(max(1, months.count)) }
  private var bottom: Double { HistoryPicture.top + HistoryPicture.height }
  /// The line of 0, from which bars rise, and below which those hang of months that got more back than they spent.
  private var zero: Double { height(at: scale.place(of: 0)) }

  var picture: Picture {
    var canvas = Canvas()
    addHeader(to: &canvas)
    addScale(to: &canvas)
    for (index, month) in months.enumerated() { addBar(of: month, at: index, to: &canvas) }
    addBudgetLine(to: &canvas)
    addLabels(to: &canvas)
    return Picture(
      title: document.title, description: description,
      height: bottom + HistoryPicture.labelHeight + HistoryPicture.margin - 12, canvas)
  }

  private func addHeader(to canvas: inout Canvas) {
    let (left, right) = (HistoryPicture.margin, Picture.width - HistoryPicture.margin)
    let title = TextFit.clipped("History\(document.subject)", to: (right - left) * 0.6, size: 32, isBold: true)
    canvas.add(text: title, x: left, y: 58, size: 32, class: "b")
    canvas.add(text: range, x: right, y: 46, size: 14, class: "e muted")
    canvas.add(text: "in \(document.history.currency.code)", x: right, y: 66, size: 14, class: "e muted")
    canvas.add(
      text: largestInWords, x: left, y: 90, size: TextFit.size(of: largestInWords, in: (right - left) * 0.7, 8...14),
      class: "muted")
    if months.contains(where: { $0.position.available != nil }) {
      canvas.add("path", [("class", "line"), ("d", "M\((right - 80).markupText) 85H\((right - 58).markupText)")])
      canvas.add(text: "Budget", x: right, y: 90, size: 13, class: "e muted")
    }
  }

  /// The values of the scale with a line for each.
  private func addScale(to canvas: inout Canvas) {
    for value in scale.values {
      let y = height(at: scale.place(of: value))
      canvas.add("rect", [("class", "track"), ("x", left), ("y", y), ("width", room), ("height", value == 0 ? 2 : 1)])
      canvas.add(
        text: scale.text(of: value), x: left - 8, y: y + 4, size: HistoryPicture.scaleSize, class: "e muted")
    }
  }

  /// The month that consumed the most, else the one that got the most back, else that nothing was spent.
  private var largestInWords: String {
    func name(_ expense: MonthExpense) -> String { "\(expense.month.name) \(expense.month.year)" }
    func isLess(_ left: MonthExpense, _ right: MonthExpense) -> Bool {
      left.position.consumed.minorUnits < right.position.consumed.minorUnits
    }
    if let most = months.max(by: isLess), most.position.consumed.minorUnits > 0 {
      return "Most in \(name(most)): \(most.position.consumed.textWithCurrency)"
    }
    if let least = months.min(by: isLess), least.position.consumed.isNegative {
      return "No spending; most back in \(name(least)): \(least.position.consumed.textWithCurrency)"
    }
    return "No spending"
  }

  private var range: String {
    guard let first = months.first, let last = months.last else { return "" }
    if !first.span.isCalendarMonth || !last.span.isCalendarMonth {
      return MonthSpan(last.month, days: first.span.days.lowerBound...last.span.days.upperBound).range
    }
    func name(_ month: Month) -> String { "\(month.shortName) \(month.year)" }
    return first == last ? name(first.month) : "\(name(first.month)) – \(name(last.month))"
  }

  private func height(at place: Double) -> Double { bottom - place * HistoryPicture.height }

  private func addBar(of month: MonthExpense, at index: Int, to canvas: inout Canvas) {
    if month.isBlank { return }
    let middle = left + (Double(index) + 0.5) * slot
    let width = min(26, slot * 0.62)
    let end = height(at: scale.place(of: month.position.consumed))
    let (top, height) = (min(zero, end), abs(zero - end))
    let isOver = month.position.status == .over
    if height > 0 {
      canvas.add(
        "rect",
        [
          ("x", middle - width / 2), ("y", top), ("width", width), ("height", height),
          ("rx", min(width / 3, height / 2)), ("fill", canvas.paint(isOver ? .alarm : .neutral, .upwards)),
        ])
    }
    if isOver, slot >= 7 {
      canvas.add(text: "▲", x: middle, y: top - 4, size: min(11, slot), class: "m alarm")
    }
  }

  /// A step for each month with a budget; where there is none, the line has a gap.
  private func addBudgetLine(to canvas: inout Canvas) {
    var shape = ""
    var isDrawing = false
    for (index, month) in months.enumerated() {
      guard let available = month.position.available else {
        isDrawing = false
        continue
      }
      let y = height(at: scale.place(of: available)).markupText
      let start = left + Double(index) * slot
      shape += isDrawing ? "V\(y)" : "M\(start.markupText) \(y)"
      shape += "H\((start + slot).markupText)"
      isDrawing = true
    }
    if !shape.isEmpty { canvas.add("path", [("class", "line"), ("d", shape)]) }
  }

  /// The months where they have room, else each January's year.
  private func addLabels(to canvas: inout Canvas) {
    let hasMonths = slot >= 27
    var lastYearAt = -Double.infinity
    for (index, month) in months.enumerated() {
      let middle = left + (Double(index) + 0.5) * slot
      if hasMonths {
        canvas.add(
          text: month.month.shortName, x: middle, y: bottom + 20, size: 12,
          class: month.span.contains(document.today) ? "b m" : "m muted")
      }
      let isYear = month.month.monthOfYear == 1 || hasMonths && index == 0
      guard isYear, middle - lastYearAt >= 36 else { continue }
      canvas.add(
        text: String(month.month.year), x: min(max(middle, 18), Picture.width - 18), y: bottom + (hasMonths ? 36 : 20),
        size: 11, class: "m muted")
      lastYearAt = middle
    }
  }

  private var description: String {
    var sentences = ["\(months.count == 1 ? "1 month" : "\(months.count) months"), \(range)."]
    let currency = document.history.currency
    if let sum = try? Money.sum(months.map(\.position.consumed), in: currency) {
      sentences.append("Consumed \(sum.textWithCurrency).")
    }
    sentences.append(largestInWords + ".")
    let shown = months.filter { !$0.isBlank }
    let parts = [BudgetStatus.over, .usedUp, .within, .unbudgeted].compactMap { status -> String? in
      let count = shown.count { $0.position.status == status }
      return count == 0 ? nil : "\(count) \(status == .unbudgeted ? "without budget" : status.words)"
    }
    if !parts.isEmpty { sentences.append(parts.joined(separator: ", ") + ".") }
    return sentences.joined(separator: " ")
  }
}
