/// Text as cells without style, ready to be broken into lines.
///
/// The one place where text becomes cells, and so the one place that makes it harmless. Control
/// characters become their pictures (U+2400 to U+2421). What cannot be seen becomes U+FFFD: C1
/// controls, bidirectional and other format characters, private use, characters not assigned, and
/// marks, joiners, skin tones and halves of flags with nothing to belong to. LF, CR LF, NEL and the
/// separators U+2028 and U+2029 break the line; a tab goes to the next multiple of 8.
public final class TextCells {
  /// One cell a column; a cell with `lineBreak` stands where the text asks for a new line.
  public let cells: ContiguousArray<Cell>
  /// Columns of the longest line, if nothing is wrapped.
  public let width: Int
  /// Lines, if nothing is wrapped; at least one.
  public let lineCount: Int

  /// The grapheme of a cell that ends a line.
  public static let lineBreak: UInt32 = 0x0A

  /// Makes cells of text, with clusters numbered by a table.
  public init(_ text: String, table: CellTable) {
    if let plain = Self.plain(text) {
      (cells, width, lineCount) = (plain, plain.count, 1)
      return
    }
    var scanner = TextScanner(table: table)
    for scalar in text.unicodeScalars { scanner.take(scalar.value) }
    scanner.finish()
    (cells, width, lineCount) = (scanner.cells, scanner.width, scanner.lineCount)
  }

  /// The cells of text in ASCII without control characters; nil for all other text.
  private static func plain(_ text: String) -> ContiguousArray<Cell>? {
    let cells = text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy { $0 &- 0x20 < 0x5F }
        ? ContiguousArray(bytes.lazy.map { Cell(grapheme: UInt32($0)) }) : nil
    }
    return cells ?? nil
  }
}
