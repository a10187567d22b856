internal import LedgerDomain

/// What each ring stands for: a coloured square, the percent, the name, and what was consumed of what.
struct RingLegend {
  /// The width below which the legend stands under the picture.
  static let leastWidth = 40
  private static let leastNameWidth = 10

  /// How the status of what is over is told.
  private enum Words {
    case full, short
  }

  let rings: [Ring]
  let glyphs: Glyphs

  /// The lines, one for each ring, or two where the amounts have no room beside the name.
  func lines(_ width: Int, hasBars: Bool) -> [Line] {
    for words in [Words.full, .short] {
      let layout = table(hasBars: hasBars, amounts: words).layout(width, glyphs)
      if layout.isComplete, layout.width <= width { return layout.rows }
    }
    let names = table(hasBars: hasBars, amounts: nil).layout(width, glyphs).rows
    return zip(names, rings).flatMap { name, ring in
      let full = Line.blanks(2) + amount(ring, .full)
      return [name, full.width <= width ? full : Line.blanks(2) + amount(ring, .short)]
    }
  }

  /// The lines of a picture with the legend beside its middle.
  func lines(beside picture: [Line], indent: Int, width: Int) -> [Line] {
    let legend = lines(width - indent, hasBars: false)
    let spaced = legend.count == rings.count && legend.count * 2 <= picture.count
    let rows = spaced ? Array(legend.map { [$0] }.joined(separator: [Line()])) : legend
    let height = max(picture.count, rows.count)
    let (above, beside) = ((height - picture.count) / 2, (height - rows.count) / 2)
    return (0..<height).map { line in
      let left = picture.indices.contains(line - above) ? picture[line - above] : Line()
      guard rows.indices.contains(line - beside) else { return left }
      return left.padded(to: indent) + rows[line - beside]
    }
  }

  private func table(hasBars: Bool, amounts: Words?) -> TextTable {
    var table = TextTable(
      [
        .init(title: ""), .init(title: "", sizing: .shrinking(to: RingLegend.leastNameWidth)),
        .init(title: "", alignment: .trailing),
      ] + (hasBars ? [.init(title: "", sizing: .filling(8...40))] : [])
        + (amounts == nil ? [] : [.init(title: "")]))
    for ring in rings {
      var cells: [TextTable.Cell] = [
        .text(glyphs.square, .colored(ring.colors.to)), .text(ring.name),
        .text(glyphs.percent(ring.percentConsumed), ring.legendInk),
      ]
      if hasBars {
        cells.append(
          .drawn {
            Bar(fraction: ring.drawnFraction, isOver: ring.status == .over, colors: ring.colors).line($0, glyphs)
          })
      }
      if let amounts { cells.append(.line(amount(ring, amounts))) }
      table.add(cells)
    }
    return table
  }

  /// What was consumed of what, and the status in words unless something is left.
  private func amount(_ ring: Ring, _ words: Words) -> Line {
    guard let total = ring.total else {
      return Line("\(ring.amount.textWithUnit)\(glyphs.separator)\(ring.statusInWords)", .faint)
    }
    var line = Line("\(ring.amount.groupedText) of \(total.textWithUnit)", .faint)
    if ring.status == .within { return line }
    line += Line(glyphs.separator, .faint)
    return line + Line(words == .full ? ring.statusInWords : ring.overInShort(glyphs), ring.status.ink)
  }
}
