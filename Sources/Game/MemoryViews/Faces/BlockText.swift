import TextUI

/// A short text in letters of several rows, made of blocks.
struct BlockText: View {
  let text: String
  let size: BlockSize
  /// True if all characters have one width, as the digits of a number that counts up.
  var isMonospaced = false

  var body: some View {
    Text(Self.lines(of: text, size, isMonospaced: isMonospaced)?.joined(separator: "\n") ?? text)
      .fixedSize()
      .accessibilityLabel(text)
  }

  /// Returns the largest size in which a text fits into a space.
  ///
  /// - Returns: `nil` if it fits in none, or has a character that the font does not have.
  nonisolated static func size(of text: String, in space: Size) -> BlockSize? {
    guard !text.isEmpty, text.count * 2 <= space.width, space.height >= 4 else { return nil }
    return BlockSize.allCases.last { size in
      guard let lines = lines(of: text, size) else { return false }
      return lines.count <= space.height && (lines.first?.count ?? 0) <= space.width
    }
  }

  /// Returns the rows of a text, all of one length; `nil` if the font lacks a character.
  nonisolated static func lines(of text: String, _ size: BlockSize, isMonospaced: Bool = false)
    -> [String]?
  {
    var columns: [UInt16] = []
    for character in text {
      guard let glyph = glyph(of: character, isMonospaced) else { return nil }
      columns += (columns.isEmpty ? [] : [0]) + glyph
    }
    let used = columns.reduce(0, |)
    // All texts have the rows from capitals to the baseline, so that they stand on one line.
    let first = used.trailingZeroBitCount < BlockFont.ascent ? 0 : BlockFont.ascent
    let isBelow = used >> (BlockFont.height - 1) != 0
    let rows = first..<(isBelow ? BlockFont.height : BlockFont.height - 1)
    return stride(from: rows.lowerBound, to: rows.upperBound, by: size.pixels.height).map { row in
      size.row(row, of: columns)
    }
  }

  private nonisolated static func glyph(of character: Character, _ isMonospaced: Bool) -> [UInt16]?
  {
    if character == " " { return isMonospaced ? [0, 0, 0, 0, 0] : [0, 0, 0] }
    guard let columns = BlockFont.columns(of: character) else { return nil }
    if isMonospaced { return columns }
    return Array(columns.drop { $0 == 0 }.reversed().drop { $0 == 0 }.reversed())
  }
}

/// A size of block letters; the smallest first.
enum BlockSize: CaseIterable {
  /// Four pixels per cell: a letter of three columns and four rows.
  case quarters
  /// Two pixels per cell: a letter of six columns and four rows.
  case halves
  /// Two cells per pixel: a letter of twelve columns and eight rows.
  case whole

  /// The pixels of a cell, or of two cells.
  fileprivate var pixels: Size {
    switch self {
    case .quarters: Size(width: 2, height: 2)
    case .halves: Size(width: 1, height: 2)
    case .whole: Size(width: 1, height: 1)
    }
  }

  /// Returns a row of cells.
  ///
  /// - Parameters:
  ///   - row: The upper row of pixels.
  ///   - columns: The pixels, the top one in bit 0.
  /// - Returns: The signs of the cells.
  fileprivate func row(_ row: Int, of columns: [UInt16]) -> String {
    func isSet(_ x: Int, _ y: Int) -> Bool {
      columns.indices.contains(x) && y < BlockFont.height && columns[x] >> y & 1 == 1
    }
    return stride(from: 0, to: columns.count, by: pixels.width).map { x in
      let (left, right) = (isSet(x, row), isSet(x + 1, row))
      let (lowerLeft, lowerRight) = (isSet(x, row + 1), isSet(x + 1, row + 1))
      switch self {
      case .quarters: return Self.sign([left, right, lowerLeft, lowerRight])
      case .halves: return Self.halfSigns[Self.index([left, lowerLeft])]
      case .whole: return left ? "██" : "  "
      }
    }.joined()
  }

  /// Returns the sign whose quarters are set: the upper left one, the upper right one, the lower
  /// left one and the lower right one.
  static func sign(_ quarters: [Bool]) -> String { quarterSigns[index(quarters)] }

  /// Returns the number whose bits are set, from the lowest on.
  private static func index(_ bits: [Bool]) -> Int {
    bits.reversed().reduce(0) { $0 * 2 + ($1 ? 1 : 0) }
  }

  private static let halfSigns = [" ", "▀", "▄", "█"]
  /// The signs by their quarters: bit 0 is the upper left, bit 1 the upper right one.
  private static let quarterSigns = [
    " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
  ]
}
