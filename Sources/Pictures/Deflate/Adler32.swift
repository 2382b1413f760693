/// The checksum at the end of zlib's data, as in RFC 1950.
struct Adler32 {
  private var low: UInt32 = 1
  private var high: UInt32 = 0

  var value: Int { Int(high) << 16 | Int(low) }

  mutating func add(_ bytes: Span<UInt8>) {
    var index = 0
    while index < bytes.count {
      // So many sums of bytes stay below 2³².
      let stop = min(bytes.count, index + 5_552)
      while index < stop {
        low &+= UInt32(bytes[index])
        high &+= low
        index += 1
      }
      low %= 65_521
      high %= 65_521
    }
  }
}
