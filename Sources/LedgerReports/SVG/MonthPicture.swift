internal import LedgerDomain

extension MonthDocument: PictureDocument {
  /// The expense report: header, cards, twelve capsules, the total beside the budget, and the list.
  public var svg: Picture { MonthPicture(document: self).picture }
}

/// The picture of `report month`.
private struct MonthPicture {
  static let margin = 32.0
  /// A picture does not scroll: so many categories have cards, and the list has all.
  private static let largestCardCount = 6
  private static let columns = 3
  /// A description is listened to: so many categories are told of.
  private static let mostDescribed = 12
  private static let gap = 14.0

  let document: MonthDocument

  private var report: MonthReport { document.report }
  private var room: Double { Picture.width - 2 * MonthPicture.margin }

  var picture: Picture {
    var canvas = Canvas()
    var y = addHeader(to: &canvas)
    y = addCards(to: &canvas, top: y)
    y = MonthCapsules(bars: MonthBars(report.months), chosen: document.month).draw(
      on: &canvas, left: MonthPicture.margin, top: y, width: room)
    y = addTotal(to: &canvas, top: y)
    y = BreakdownRows(shares: report.breakdown.shares).draw(
      on: &canvas, left: MonthPicture.margin, top: y, width: room)
    y = addUnconverted(to: &canvas, top: y)
    return Picture(
      title: "Expenses, \(document.span.name)", description: description,
      height: y + MonthPicture.margin - 8, canvas)
  }

  private func addHeader(to canvas: inout Canvas) -> Double {
    canvas.add(text: document.month.name, x: MonthPicture.margin, y: 68, size: 42, class: "b")
    let range = document.span.isCalendarMonth ? "" : " · \(document.span.range)"
    let pace = document.pace.map { " · \($0.shortWords)" } ?? ""
    let line = String(document.month.year) + range + pace
    canvas.add(
      text: line, x: MonthPicture.margin, y: 96, size: TextFit.size(of: line, in: room, 9...20), class: "muted")
    return 120
  }

  private func addCards(to canvas: inout Canvas, top: Double) -> Double {
    let shares = report.breakdown.shares.filter { $0.amount.minorUnits > 0 }.prefix(MonthPicture.largestCardCount)
    if shares.isEmpty { return top + 4 }
    // A card alone is as wide as one of two.
    let most = shares.count == 4 ? 2 : min(MonthPicture.columns, max(2, shares.count))
    let columns = (1...most).last { CategoryCard.haveRoom(for: shares, width: cardWidth($0)) } ?? 1
    let width = cardWidth(columns)
    let sizes = CategoryCard.Sizes(shares, width: width)
    for (index, share) in shares.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      CategoryCard(share: share, sizes: sizes).draw(
        on: &canvas, left: MonthPicture.margin + Double(column) * (width + MonthPicture.gap),
        top: top + Double(row) * (CategoryCard.height + MonthPicture.gap), width: width)
    }
    let rows = Double((shares.count + columns - 1) / columns)
    return top + rows * (CategoryCard.height + MonthPicture.gap) + 14
  }

  /// How wide a card is with so many in a row.
  private func cardWidth(_ columns: Int) -> Double {
    (room - Double(columns - 1) * MonthPicture.gap) / Double(columns)
  }

  /// "Total expenses" with the sum, and the budget with what is left or how far it is over.
  private func addTotal(to canvas: inout Canvas, top: Double) -> Double {
    let position = report.expense.position
    let (left, right) = (MonthPicture.margin, Picture.width - MonthPicture.margin)
    canvas.add(text: totalName, x: left, y: top + 20, size: 15, class: "muted")
    let total = position.consumed.textWithCurrency
    canvas.add(
      text: total, x: left, y: top + 54, size: TextFit.size(of: total, in: room * 0.55, 12...30, isBold: true),
      class: "b")
    let budget = position.available.map { "Budget \($0.textWithCurrency)" } ?? "No budget"
    canvas.add(
      text: budget, x: right, y: top + 20, size: TextFit.size(of: budget, in: room * 0.6, 9...15), class: "e muted")
    if let standing = position.markedStanding {
      canvas.add(
        text: standing, x: right, y: top + 52, size: TextFit.size(of: standing, in: room * 0.42, 9...18, isBold: true),
        class: position.status == .over ? "b e alarm" : position.status == .usedUp ? "b e notice" : "b e")
    }
    guard position.status != .unbudgeted else { return addExpected(to: &canvas, top: top + 78) }
    addBar(to: &canvas, top: top + 68)
    return addExpected(to: &canvas, top: top + 94)
  }

  /// What recurring entries will still add to the month.
  private func addExpected(to canvas: inout Canvas, top: Double) -> Double {
    guard let sentence = report.expected.sentence(after: report.expense.position) else { return top }
    canvas.add(
      text: sentence, x: MonthPicture.margin, y: top + 6, size: TextFit.size(of: sentence, in: room, 8...13),
      class: "muted")
    return top + 24
  }

  private var totalName: String { document.isPlanned ? "Planned expenses" : "Total expenses" }

  /// The consumed part of the budget over the whole width.
  private func addBar(to canvas: inout Canvas, top: Double) {
    let position = report.expense.position
    func bar(_ width: Double, _ look: (StaticString, any MarkupValue)) -> [(StaticString, any MarkupValue)] {
      [("x", MonthPicture.margin), ("y", top), ("width", width), ("height", 8), ("rx", 4), look]
    }
    canvas.add("rect", bar(room, ("class", "track")))
    if position.drawnFraction > 0 {
      let colors = position.status == .over ? Gradient.alarm : .neutral
      canvas.add("rect", bar(max(8, room * position.drawnFraction), ("fill", canvas.paint(colors))))
    }
  }

  private func addUnconverted(to canvas: inout Canvas, top: Double) -> Double {
    var y = top
    for sum in report.unconverted {
      y += 22
      let text = "Not converted: \(sum.consumed.textWithCurrency) consumed, \(sum.income.textWithCurrency) income"
      canvas.add(
        text: text, x: MonthPicture.margin, y: y, size: TextFit.size(of: text, in: room, 8...13), class: "muted")
    }
    return y + (report.unconverted.isEmpty ? 0 : 8)
  }

  private var description: String {
    let position = report.expense.position
    var sentences = ["\(totalName) \(position.consumed.textWithCurrency)."]
    if let available = position.available {
      let percent = position.percentConsumed.hasBase ? ", \(position.percentConsumed.percentText) consumed" : ""
      sentences.append("Budget \(available.textWithCurrency)\(percent), \(position.standingInWords).")
    } else {
      sentences.append("No budget.")
    }
    if let pace = document.pace { sentences.append("So far \(pace.words).") }
    if let expected = report.expected.sentence(after: position) { sentences.append(expected + ".") }
    sentences += report.breakdown.shares.prefix(MonthPicture.mostDescribed).map { share in
      let percent = share.wholePercent.map { ", \($0) %" } ?? ", net refund"
      let standing = share.position.status == .unbudgeted ? "" : ", \(share.position.standingInWords)"
      return "\(share.category.name): \(share.amount.groupedText)\(percent)\(standing)."
    }
    let left = report.breakdown.shares.count - MonthPicture.mostDescribed
    if left > 0 { sentences.append("\(left) more \(left == 1 ? "category" : "categories").") }
    if !report.breakdown.shares.contains(where: { $0.amount.minorUnits > 0 }) { sentences.append("No spending.") }
    return sentences.joined(separator: " ")
  }
}
