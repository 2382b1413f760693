/// The checksum at the end of zlib's data, as in RFC 1950.
struct Adler32 {
  /// So many sums of bytes stay below 2³².
  private static let most = 5_552

  private var low: UInt32 = 1
  private var high: UInt32 = 0

  var value: Int { Int(high) << 16 | Int(low) }

  mutating func add(_ bytes: Span<UInt8>) {
    var index = 0
    while index < bytes.count {
      let stop = min(bytes.count, index + Self.most)
      addUnreduced(bytes.extracting(index..<stop))
      index = stop
      low %= 65_521
      high %= 65_521
    }
  }

  /// Each byte counts once more for every sum from it to the end, so that no sum waits for another.
  private mutating func addUnreduced(_ bytes: Span<UInt8>) {
    let count = UInt32(bytes.count)
    var sum: UInt32 = 0
    var weighted: UInt32 = 0
    for index in 0..<bytes.count {
      let byte = UInt32(bytes[index])
      sum &+= byte
      weighted &+= byte &* (count &- UInt32(truncatingIfNeeded: index))
    }
    high &+= count &* low &+ weighted
    low &+= sum
  }
}
