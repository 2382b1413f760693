/// The bits of a scan, the highest of each byte first, up to the next marker.
struct JPEGBits: JPEGData {
  private let bytes: [UInt8]
  private var position: Int
  /// Bits that were taken from the file, the next one highest, and zeros behind them.
  private var bits: UInt64 = 0
  /// How many of them there are; below zero where more were read.
  private var count = 0

  /// - Parameters:
  ///   - bytes: A file.
  ///   - start: Where in it the data begins.
  init(_ bytes: [UInt8], at start: Int) {
    self.bytes = bytes
    position = start
  }

  /// Takes as many bits as there is room for, at least 32 where the data has them.
  @inline(__always) private mutating func refill() {
    guard count <= 32 else { return }
    guard position <= bytes.count - 4 else {
      self = refilledByBytes()
      return
    }
    let high = UInt32(bytes[position]) << 8 | UInt32(bytes[position &+ 1])
    let low = UInt32(bytes[position &+ 2]) << 8 | UInt32(bytes[position &+ 3])
    let word = high << 16 | low
    // Whether one of the four is 0xFF: what it means must be looked at.
    guard (~word &- 0x0101_0101) & word & 0x8080_8080 == 0 else {
      self = refilledByBytes()
      return
    }
    bits |= UInt64(word) &<< UInt64(truncatingIfNeeded: 32 &- count)
    position &+= 4
    count &+= 32
  }

  /// As a value, for what is changed in place would be kept in memory all the time.
  @inline(never) private func refilledByBytes() -> JPEGBits {
    var result = self
    while result.count <= 56, result.position < bytes.count {
      let byte = bytes[result.position]
      if byte == 0xFF {
        // A zero behind it says that it belongs to the data.
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

  /// Takes a number of up to 15 bits.
  @inline(__always) mutating func number(_ length: Int) -> Int {
    refill()
    // In two steps, of which none is by all 64.
    let value = (bits &>> 1) &>> UInt64(truncatingIfNeeded: 63 &- length)
    skip(length)
    return Int(truncatingIfNeeded: value)
  }

  /// Takes a symbol, and the number behind it, which has as many bits as its lower half says.
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

  /// Takes a code and the number behind it, whose lower half stands for negative ones.
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
  @inline(__always) var isWhole: Bool { count >= 0 }

  func failure(_ flaw: PictureFlaw) -> PictureError {
    if count < JPEGCodes.longest, position >= bytes.count - 1 { return .ended(at: bytes.count) }
    return .wrong(flaw, at: max(0, position - max(0, count) / 8))
  }

  var end: Int { position }

  /// Whole bytes; the bits before a marker, padding between markers, and zeros do not count.
  func unreadBytes(before marker: Int) -> Int {
    max(0, count) / 8 + bytes[position..<marker].count { $0 != 0 && $0 != 0xFF }
  }
}
