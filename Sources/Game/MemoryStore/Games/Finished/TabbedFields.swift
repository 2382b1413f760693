/// A reader of the values in a line, which are separated by tabs.
struct TabbedFields {
  private let bytes: ArraySlice<UInt8>
  private var position: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  /// True if the last field was taken, and none behind it.
  var isAtEnd: Bool { position == bytes.endIndex + 1 }

  /// Takes the rest of the line if it has a number of fields, all of them empty.
  mutating func takesEmptyRest(of count: Int) -> Bool {
    guard bytes.endIndex - position == count - 1,
      bytes[position...].allSatisfy({ $0 == UInt8(ascii: "\t") })
    else { return false }
    position = bytes.endIndex + 1
    return true
  }

  /// Returns the next field; an empty one after the last.
  mutating func field() -> ArraySlice<UInt8> {
    let start = position
    while position < bytes.endIndex, bytes[position] != UInt8(ascii: "\t") { position += 1 }
    defer { position += 1 }
    if start > bytes.endIndex { return [] }
    return bytes[start..<position]
  }

  /// Returns the next field as text.
  mutating func text() -> String { String(decoding: field(), as: UTF8.self) }

  /// Returns the next field as a whole number; nil if it is none, or too large for its type.
  mutating func int<Number: FixedWidthInteger>() -> Number? { Number(digits: field()) }

  /// Returns the next field as whole numbers, separated by commas; nil for any other field.
  mutating func ints() -> [Int]? {
    let field = field()
    let comma = UInt8(ascii: ",")
    guard field.contains(comma) else { return Int(digits: field).map { [$0] } }
    let parts = field.split(separator: comma, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int(digits: $0) }
    return numbers.count == parts.count ? numbers : nil
  }
}
