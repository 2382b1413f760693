/// Text as cells without style, ready for line breaking.
///
/// The only place that converts text to cells, and so the only one that makes it safe. Control
/// characters become their symbols (U+2400 to U+2421). Soft hyphens, zero-width spaces, word
/// joiners and marks of direction take no cell. Other invisible characters become U+FFFD: C1
/// controls, bidirectional and other format characters, private use, unassigned ones, and marks,
/// joiners, skin tones, tags and halves of flags without a base. The rest of a character of more
/// than ten scalars is one U+FFFD as well. After one of more than 64 the text goes on at its next
/// ASCII character, so that no cell costs more than 64 scalars. LF, CR LF, NEL and the separators
/// U+2028 and U+2029 break the line; a tab advances to the next multiple of 8.
public final class TextCells {
  /// The cells, one per column; a cell with `lineBreak` ends a line.
  public let cells: ContiguousArray<Cell>
  /// The number of columns of the longest line without wrapping.
  public let width: Int
  /// The number of lines without wrapping; at least one.
  public let lineCount: Int

  /// The grapheme of a cell that ends a line.
  public static let lineBreak: UInt32 = 0x0A

  /// Converts text to cells, with clusters numbered by a table.
  public init(_ text: String, table: CellTable) {
    if let plain = Self.plain(text) {
      (cells, width, lineCount) = (plain, plain.count, 1)
      return
    }
    var scanner = TextScanner(table: table)
    var rest = Substring(text).unicodeScalars
    while let end = Self.scan(rest, &scanner) { rest = text.unicodeScalars[end...] }
    scanner.finish()
    (cells, width, lineCount) = (scanner.cells, scanner.width, scanner.lineCount)
  }

  init(cells: ContiguousArray<Cell>, width: Int, lineCount: Int) {
    (self.cells, self.width, self.lineCount) = (cells, width, lineCount)
  }

  /// Scans text up to a cluster of more scalars than are read for one.
  ///
  /// - Returns: The next ASCII character after that cluster; nil if the text is scanned.
  private static func scan(
    _ text: Substring.UnicodeScalarView, _ scanner: inout TextScanner
  ) -> String.Index? {
    for index in text.indices {
      scanner.take(text[index].value)
      if scanner.isClusterFull { return text[index...].nextASCII }
    }
    return nil
  }

  /// Returns the cells of ASCII text without control characters; nil for all other text.
  private static func plain(_ text: String) -> ContiguousArray<Cell>? {
    let cells = text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy { $0 &- 0x20 < 0x5F }
        ? ContiguousArray(bytes.lazy.map { Cell(grapheme: UInt32($0)) }) : nil
    }
    return cells ?? nil
  }
}

extension Substring.UnicodeScalarView {
  /// The place of the first ASCII character, or the end.
  ///
  /// Compares bytes, because there may be a million marks before it.
  fileprivate var nextASCII: String.Index {
    let bytes = Substring(self).utf8
    let place = bytes.withContiguousStorageIfAvailable { $0.firstIndex { $0 < 0x80 } }
    guard let place else { return bytes.firstIndex { $0 < 0x80 } ?? endIndex }
    return place.map { bytes.index(startIndex, offsetBy: $0) } ?? endIndex
  }
}
