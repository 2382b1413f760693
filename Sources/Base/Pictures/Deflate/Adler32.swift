/// The Adler-32 checksum at the end of zlib data (RFC 1950).
struct Adler32 {
  private static let prime: UInt32 = 65_521
  /// The largest number of bytes whose sums stay below 2³².
  private static let longest = 5_552
  private static let lanes = 16

  private var low: UInt32 = 1
  private var high: UInt32 = 0

  var value: Int { Int(high) << 16 | Int(low) }

  mutating func add(_ bytes: Span<UInt8>) {
    var index = 0
    while index < bytes.count {
      let stop = min(bytes.count, index + Self.longest)
      let whole = index + (stop - index) / Self.lanes * Self.lanes
      addLanes(bytes.extracting(index..<whole))
      addBytes(bytes.extracting(whole..<stop))
      index = stop
      low %= Self.prime
      high %= Self.prime
    }
  }

  private mutating func addBytes(_ bytes: Span<UInt8>) {
    for index in 0..<bytes.count {
      low &+= UInt32(bytes[index])
      high &+= low
    }
  }

  /// Adds a block of bytes per lane, so that no sum waits for another.
  private mutating func addLanes(_ bytes: Span<UInt8>) {
    var sums = SIMD16<UInt32>.zero
    // Per lane, the sum of its running totals before each block.
    var earlier = SIMD16<UInt32>.zero
    for start in stride(from: 0, to: bytes.count, by: Self.lanes) {
      let block = bytes.extracting(start..<(start + Self.lanes))
      earlier &+= sums
      for lane in 0..<Self.lanes { sums[lane] &+= UInt32(block[lane]) }
    }
    high &+= UInt32(bytes.count) &* low &+ earlier.wrappedSum() &* UInt32(Self.lanes)
    for lane in 0..<Self.lanes { high &+= sums[lane] &* UInt32(Self.lanes - lane) }
    low &+= sums.wrappedSum()
  }
}
