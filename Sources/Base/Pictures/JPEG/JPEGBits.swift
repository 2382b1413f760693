/// Reads the bits of a scan, highest bit first, up to the next marker.
struct JPEGBits {
  private let bytes: [UInt8]
  private var position: Int
  /// The buffered bits, the next one highest, followed by zeros.
  private var bits: UInt64 = 0
  /// The number of buffered bits; negative after reading past the end.
  private var count = 0

  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - start: The offset of the data in it.
  init(_ bytes: [UInt8], at start: Int) {
    self.bytes = bytes
    position = start
  }

  /// Refills the buffer to at least 32 bits unless the data ends.
  @inline(__always) private mutating func refill() {
    guard count <= 32 else { return }
    guard position <= bytes.count - 4 else {
      self = refilledByBytes()
      return
    }
    let high = UInt32(bytes[position]) << 8 | UInt32(bytes[position &+ 1])
    let low = UInt32(bytes[position &+ 2]) << 8 | UInt32(bytes[position &+ 3])
    let word = high << 16 | low
    // If one of the four bytes is 0xFF, the slow path decodes it.
    guard (~word &- 0x0101_0101) & word & 0x8080_8080 == 0 else {
      self = refilledByBytes()
      return
    }
    bits |= UInt64(word) &<< UInt64(truncatingIfNeeded: 32 &- count)
    position &+= 4
    count &+= 32
  }

  /// Returns a copy, because an `inout` value would be kept in memory instead of registers.
  @inline(never) private func refilledByBytes() -> JPEGBits {
    var result = self
    while result.count <= 56, result.position < bytes.count {
      let byte = bytes[result.position]
      if byte == 0xFF {
        // A zero byte after 0xFF marks it as data.
        let next = result.position + 1
        guard next < bytes.count, bytes[next] == 0 else { break }
        result.position = next
      }
      result.bits |= UInt64(byte) << UInt64(56 - result.count)
      result.position += 1
      result.count += 8
    }
    return result
  }

  @inline(__always) private mutating func skip(_ length: Int) {
    bits = bits &<< UInt64(truncatingIfNeeded: length)
    count &-= length
  }

  /// Reads an integer of up to 15 bits.
  @inline(__always) mutating func number(_ length: Int) -> Int {
    refill()
    // Two shifts, because a single one could be by all 64 bits.
    let value = (bits &>> 1) &>> UInt64(truncatingIfNeeded: 63 &- length)
    skip(length)
    return Int(truncatingIfNeeded: value)
  }

  /// Decodes a symbol and the value behind it, whose bit count is the symbol's lower half.
  @inline(__always) mutating func coefficient(
    _ codes: JPEGCodes, _ table: Int
  ) throws(PictureError) -> (symbol: Int, value: Int) {
    refill()
    let next = Int(truncatingIfNeeded: bits &>> UInt64(64 - JPEGCodes.tableBits))
    let entry = Int(codes.entries[table &<< JPEGCodes.tableBits | next])
    if entry > 0 { return (entry & 255, number(entry & 15, behind: entry >> 8 - entry & 15)) }
    guard let long = codes.symbol(table, longIn: Int(bits >> 48)) else { throw failure(.code) }
    return (long.symbol, number(long.symbol & 15, behind: long.length))
  }

  /// Decodes a symbol and its value; values in the lower half of the range are negative.
  @inline(__always) private mutating func number(_ size: Int, behind length: Int) -> Int {
    let code = UInt64(truncatingIfNeeded: length)
    let rest = UInt64(truncatingIfNeeded: 63 &- size)
    let value = Int(truncatingIfNeeded: ((bits &<< code) &>> 1) &>> rest)
    let most = 1 &<< size
    skip(length &+ size)
    return value &+ ((value &- most &>> 1) &>> 63) & (1 &- most)
  }
}

extension JPEGBits {
  /// True if everything read so far lies within the file.
  @inline(__always) var isWhole: Bool { count >= 0 }

  /// Returns the error for a flaw at the current offset, or for the end of the file.
  func failure(_ flaw: PictureFlaw) -> PictureError {
    if count < JPEGCodes.longest, position >= bytes.count - 1 { return .ended(at: bytes.count) }
    return .wrong(flaw, at: max(0, position - max(0, count) / 8))
  }

  /// An offset at or before the next marker.
  var end: Int { position }

  /// Returns the number of unread whole bytes before the next marker; bits, padding and zeros do
  /// not count.
  func unreadBytes(before marker: Int) -> Int {
    max(0, count) / 8 + bytes[position..<marker].count { $0 != 0 && $0 != 0xFF }
  }
}
