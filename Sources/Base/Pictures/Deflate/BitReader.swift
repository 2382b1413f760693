/// Reads compressed data bit by bit, lowest bit first, from one or more parts of a file.
struct BitReader {
  private let bytes: [UInt8]
  private let parts: [Range<Int>]
  private var part = 0
  private var position: Int
  private var end: Int
  /// The buffered bits, the next one lowest.
  private(set) var bits: UInt64 = 0
  /// The number of buffered bits.
  private(set) var count = 0

  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - parts: The ranges of the data in it, in order.
  init(_ bytes: [UInt8], in parts: [Range<Int>]) {
    self.bytes = bytes
    self.parts = parts
    position = parts.first?.lowerBound ?? 0
    end = parts.first?.upperBound ?? 0
  }

  /// The offset in the file of the next bit's byte, approximate where two parts meet.
  var place: Int { max(0, position - (count + 7) / 8) }

  /// Refills the buffer to at least 32 bits unless the data ends.
  @inline(__always) mutating func refill() {
    guard count <= 32 else { return }
    guard position <= end - 4 else { return refillByBytes() }
    let low = UInt64(bytes[position]) | UInt64(bytes[position + 1]) << 8
    let high = UInt64(bytes[position + 2]) | UInt64(bytes[position + 3]) << 8
    bits |= (low | high << 16) << UInt64(count)
    position += 4
    count += 32
  }

  private mutating func refillByBytes() {
    while count <= 56 {
      while position == end {
        guard part < parts.count - 1 else { return }
        part += 1
        (position, end) = (parts[part].lowerBound, parts[part].upperBound)
      }
      bits |= UInt64(bytes[position]) << UInt64(count)
      position += 1
      count += 8
    }
  }

  @inline(__always) mutating func skip(_ length: Int) {
    bits >>= UInt64(length)
    count -= length
  }

  /// Reads an integer of up to 16 bits.
  @inline(__always) mutating func number(_ length: Int) throws(PictureError) -> Int {
    if count < length { refill() }
    guard count >= length else { throw .ended(at: place) }
    let value = Int(truncatingIfNeeded: bits & ((1 << UInt64(length)) - 1))
    skip(length)
    return value
  }

  /// Skips the rest of the current byte.
  mutating func skipToByte() { skip(count % 8) }
}
