/// A model of a terminal's text, for programs that move the cursor.
public struct ShownText: Sendable {
  /// The text of each cell, row by row; empty in the right half of a wide character.
  private var cells: [[String]] = []
  /// The visible cells while a synchronized frame is incomplete.
  private var held: [[String]]?
  private var (x, y) = (0, 0)
  private var (columns, rows) = (Int.max, Int.max)
  /// The control sequence being read, after its first byte.
  private var sequence: [UInt8]?
  /// The bytes of an incomplete character.
  private var character: [UInt8] = []

  /// Creates an empty screen.
  public init() {}

  /// The rows from the top to the last one with text.
  public var lines: [String] { (held ?? cells).map { $0.joined() } }

  /// Returns true if a row contains a text.
  public func contains(_ part: String) -> Bool {
    lines.contains { $0.contains(part) }
  }

  /// Returns the first position of a text, counted from zero.
  public func place(of part: String) -> (column: Int, row: Int)? {
    for (row, line) in (held ?? cells).enumerated() where line.joined().contains(part) {
      let starts = line.indices.filter { !line[$0].isEmpty }
      if let column = starts.first(where: { line[$0...].joined().hasPrefix(part) }) {
        return (column, row)
      }
    }
    return nil
  }

  /// Clips the text to a window size.
  public mutating func resize(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    cells = cells.prefix(rows).map { Array($0.prefix(columns)) }
    held = held?.prefix(rows).map { Array($0.prefix(columns)) }
  }

  /// Applies the output of a program.
  public mutating func obey(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      if sequence != nil { obeyControl(byte) } else { show(byte) }
    }
  }

  private mutating func show(_ byte: UInt8) {
    switch byte {
    case 0x1B: sequence = []
    case UInt8(ascii: "\r"): x = 0
    case UInt8(ascii: "\n"): y += 1
    case 0..<0x20: break
    case ..<0x80: put(Unicode.Scalar(byte))
    default:
      character.append(byte)
      // The leading ones of the first byte are the number of bytes.
      guard character.count >= (~character[0]).leadingZeroBitCount else { return }
      let text = String(decoding: character, as: UTF8.self)
      character = []
      for scalar in text.unicodeScalars { put(scalar) }
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let width = scalar.columns
    guard y < rows, x + width <= columns else { return }
    while cells.count <= y { cells.append([]) }
    while cells[y].count < x + width { cells[y].append(" ") }
    guard width > 0 else {
      if x > 0, x <= cells[y].count { cells[y][x - 1].unicodeScalars.append(scalar) }
      return
    }
    for column in x..<x + width { free(column) }
    cells[y][x] = String(scalar)
    if width == 2 { cells[y][x + 1] = "" }
    x += width
  }

  /// Clears the other half of a wide character.
  private mutating func free(_ column: Int) {
    if cells[y][column].isEmpty, column > 0 { cells[y][column - 1] = " " }
    if column + 1 < cells[y].count, cells[y][column + 1].isEmpty { cells[y][column + 1] = " " }
    cells[y][column] = " "
  }
}

extension ShownText {
  private mutating func obeyControl(_ byte: UInt8) {
    sequence?.append(byte)
    guard let bytes = sequence, bytes.isWholeSequence else { return }
    sequence = nil
    guard bytes[0] == UInt8(ascii: "[") else { return }
    let parameters = String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self)
    // The alternate screen starts empty; the main one is not modelled.
    if parameters == "?1049" { cells = [] }
    if parameters == "?2026" { held = byte == UInt8(ascii: "h") ? cells : nil }
    move(byte, parameters.split(separator: ";").map { Int($0) ?? 0 })
  }

  private mutating func move(_ final: UInt8, _ numbers: [Int]) {
    let first = max(1, numbers.first ?? 1)
    switch final {
    case UInt8(ascii: "H"): (x, y) = (numbers.count > 1 ? max(1, numbers[1]) - 1 : 0, first - 1)
    case UInt8(ascii: "G"): x = first - 1
    case UInt8(ascii: "C"): x += first
    case UInt8(ascii: "A"): y = max(0, y - first)
    case UInt8(ascii: "B"): y += first
    case UInt8(ascii: "J"): clear()
    default: break
    }
  }

  /// Clears the cells after the cursor.
  private mutating func clear() {
    cells = Array(cells.prefix(y + 1))
    if y < cells.count { cells[y] = Array(cells[y].prefix(x)) }
  }
}

extension [UInt8] {
  /// True for a control sequence, or a command or a picture with its end, after the escape byte.
  fileprivate var isWholeSequence: Bool {
    switch first {
    case UInt8(ascii: "]"), UInt8(ascii: "_"): last == 0x07 || suffix(2) == [0x1B, 0x5C]
    case UInt8(ascii: "\\"): true
    default: count > 1 && last.map { $0 >= 0x40 } == true
    }
  }
}

extension Unicode.Scalar {
  /// The columns of the scalar, by a rule that suffices for these tests.
  fileprivate var columns: Int {
    // Letters and lines, the commonest characters.
    if value < 0x300 || (0x2500...0x25FF).contains(value) { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch value {
    case 0x1F1E6...0x1F1FF: return 1
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFF01...0xFF60, 0x20000...0x3FFFD:
      return 2
    default: return properties.isEmojiPresentation ? 2 : 1
    }
  }
}
