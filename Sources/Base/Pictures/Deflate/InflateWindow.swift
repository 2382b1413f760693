/// What was decompressed last: whatever the length of the data, 96 KiB.
struct InflateWindow {
  private static let kept = 32_768
  /// From so many bytes on they must be handed over before more are added.
  static let full = kept + 65_536
  private static let longestRun = 258

  /// As many as were added, and room after them for the longest repetition.
  var bytes = [UInt8](repeating: 0, count: full + longestRun)
  /// How many bytes there are.
  var end = 0
  /// Up to where bytes were handed over.
  private var start = 0
  private(set) var checksum = Adler32()

  mutating func append(_ byte: UInt8) {
    bytes[end] = byte
    end += 1
  }

  /// Hands over what was added since the last time, and makes room for more.
  mutating func flush(_ take: Inflate.Take) throws(PictureError) {
    try handOver(take)
    if end > Self.kept { moveToFront() }
    start = end
  }

  /// Hands over what was added since the last time.
  mutating func handOver(_ take: Inflate.Take) throws(PictureError) {
    var sum = checksum
    sum.add(bytes.span.extracting(start..<end))
    checksum = sum
    try take(bytes.span.extracting(start..<end))
    start = end
  }

  private mutating func moveToFront() {
    let shift = end - Self.kept
    var bytes = bytes.mutableSpan
    for index in 0..<Self.kept { bytes[index] = bytes[index &+ shift] }
    end = Self.kept
  }
}

extension MutableSpan<UInt8> {
  /// Repeats bytes, which may run into each other.
  @inline(__always) mutating func `repeat`(_ length: Int, from distance: Int, at end: Int) {
    // Said once, it need not be checked of each byte.
    precondition(distance > 0 && distance <= end && end <= count - length, "\(length) at \(end)")
    if distance == 1 { return fill(length, at: end, with: self[end &- 1]) }
    let start = end &- distance
    for index in 0..<length { self[end &+ index] = self[start &+ index] }
  }

  @inline(__always) private mutating func fill(_ length: Int, at end: Int, with byte: UInt8) {
    for index in 0..<length { self[end &+ index] = byte }
  }
}
