/// A sliding window of 96 KiB over the decompressed data.
struct InflateWindow {
  private static let kept = 32_768
  /// The number of bytes at which the window must be flushed.
  static let full = kept + 65_536
  private static let longestRun = 258

  /// The buffer, with room after a full window for the longest match.
  var bytes = [UInt8](repeating: 0, count: full + longestRun)
  /// The number of bytes in the buffer.
  var end = 0
  /// The offset of the first byte that was not flushed.
  private var start = 0
  private(set) var checksum = Adler32()

  mutating func append(_ byte: UInt8) {
    bytes[end] = byte
    end += 1
  }

  /// Passes the new bytes on and makes room for more.
  mutating func flush(_ take: Inflate.Take) throws(PictureError) {
    try handOver(take)
    if end > Self.kept { moveToFront() }
    start = end
  }

  /// Passes the new bytes on.
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
  /// Appends a match, which may overlap the end of the window.
  @inline(__always) mutating func `repeat`(_ length: Int, from distance: Int, at end: Int) {
    // One check here replaces a bounds check for each byte.
    precondition(distance > 0 && distance <= end && end <= count - length, "\(length) at \(end)")
    if distance == 1 { return fill(length, at: end, with: self[end &- 1]) }
    let start = end &- distance
    for index in 0..<length { self[end &+ index] = self[start &+ index] }
  }

  @inline(__always) private mutating func fill(_ length: Int, at end: Int, with byte: UInt8) {
    for index in 0..<length { self[end &+ index] = byte }
  }
}
