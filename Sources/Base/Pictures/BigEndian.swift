/// Big-endian integers, the byte order of PNG files and fonts.
extension [UInt8] {
  /// Returns the 16-bit integer at an offset, or nil past the end.
  func number16(at place: Int) -> Int? {
    guard place >= 0, place <= count - 2 else { return nil }
    return Int(self[place]) << 8 | Int(self[place + 1])
  }

  /// Returns the 32-bit integer at an offset, or nil past the end.
  func number32(at place: Int) -> Int? {
    guard let high = number16(at: place), let low = number16(at: place + 2) else { return nil }
    return high << 16 | low
  }

  /// Appends a 32-bit integer.
  mutating func append32(_ number: Int) {
    for shift in [24, 16, 8, 0] { append(UInt8(truncatingIfNeeded: number >> shift)) }
  }
}
