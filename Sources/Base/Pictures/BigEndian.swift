/// Numbers with their highest byte first, as PNG and fonts have them.
extension [UInt8] {
  /// Two bytes from a place; nil where there are none.
  func number16(at place: Int) -> Int? {
    guard place >= 0, place <= count - 2 else { return nil }
    return Int(self[place]) << 8 | Int(self[place + 1])
  }

  /// Four bytes from a place; nil where there are none.
  func number32(at place: Int) -> Int? {
    guard let high = number16(at: place), let low = number16(at: place + 2) else { return nil }
    return high << 16 | low
  }

  /// Adds a number of four bytes.
  mutating func append32(_ number: Int) {
    for shift in [24, 16, 8, 0] { append(UInt8(truncatingIfNeeded: number >> shift)) }
  }
}
