/// Packs bits into bytes, lowest bit first.
struct BitWriter {
  private(set) var bytes: [UInt8]
  private var bits: UInt64 = 0
  private var count = 0

  /// Creates a writer that appends to some bytes.
  init(after bytes: [UInt8] = []) { self.bytes = bytes }

  /// Appends the lowest bits of a number, at most 32.
  mutating func append(_ number: Int, _ length: Int) {
    bits |= UInt64(number) << UInt64(count)
    count += length
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      count -= 8
    }
  }

  /// Pads the last byte with zeros.
  mutating func finishByte() { if count > 0 { append(0, 8 - count) } }
}
