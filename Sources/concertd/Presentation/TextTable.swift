/// Rows in aligned columns, two spaces apart; the last column is as long as it is.
struct TextTable {
  private var rows: [[String]] = []

  mutating func add(_ cells: String...) { rows.append(cells.map(visible)) }

  /// `style` may colour a finished, padded cell.
  func text(indent: Int = 0, style: (_ row: Int, _ column: Int, _ cell: String) -> String = { $2 }) -> String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { column < $0.count ? displayWidth($0[column]) : 0 }.max() ?? 0
    }
    var text = ""
    for (number, row) in rows.enumerated() {
      text += String(repeating: " ", count: indent)
      let last = row.lastIndex { !$0.isEmpty } ?? 0
      for (column, cell) in row.enumerated() where column <= last {
        let padding = column == last ? "" : String(repeating: " ", count: widths[column] - displayWidth(cell) + 2)
        text += style(number, column, cell) + padding
      }
      text += "\n"
    }
    return text
  }

  /// Cells of a terminal: two for the wide and full-width blocks of UAX #11, none for marks.
  private func displayWidth(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { width, scalar in
      if scalar.isASCII { return width + 1 }
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format: return width
      default: return width + (isWide(scalar.value) ? 2 : 1)
      }
    }
  }

  private func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115f, 0x2e80...0x303e, 0x3041...0xa4cf, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe30...0xfe6f,
      0xff00...0xff60, 0xffe0...0xffe6, 0x1f300...0x1f64f, 0x1f900...0x1f9ff, 0x20000...0x3fffd:
      true
    default: false
    }
  }
}
