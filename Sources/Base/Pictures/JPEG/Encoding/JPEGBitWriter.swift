/// Packs bits for a scan, highest bit first.
struct JPEGBitWriter {
  /// A code in the lowest bits of a number.
  struct Code {
    let bits: UInt32
    let count: Int
  }

  private(set) var bytes: [UInt8]
  private var waiting: UInt64 = 0
  private var count = 0

  /// Creates a writer that appends to some bytes.
  init(after bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func append(_ code: Code) {
    waiting = waiting << UInt64(code.count) | UInt64(code.bits)
    count += code.count
    while count >= 8 {
      count -= 8
      append(UInt8(truncatingIfNeeded: waiting >> UInt64(count)))
    }
  }

  /// Pads the last byte with ones, which begin no code.
  mutating func finish() {
    guard count > 0 else { return }
    append(Code(bits: 0x7F, count: 7))
    count = 0
  }

  /// Appends a byte; 0xFF is followed by a zero, so that it does not begin a marker.
  private mutating func append(_ byte: UInt8) {
    bytes.append(byte)
    if byte == 0xFF { bytes.append(0) }
  }
}
