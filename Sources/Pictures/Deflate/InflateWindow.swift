/// What was decompressed last: whatever the length of the data, 96 KiB.
struct InflateWindow {
  private static let kept = 32_768
  private static let room = 65_536
  private static let longestRun = 258

  private var bytes = [UInt8](repeating: 0, count: kept + room + longestRun)
  private var end = 0
  /// Up to where bytes were handed over.
  private var start = 0
  private(set) var checksum = Adler32()

  /// Whether bytes must be handed over before more are added.
  @inline(__always) var isFull: Bool { end >= Self.kept + Self.room }

  @inline(__always) mutating func append(_ byte: UInt8) {
    bytes[end] = byte
    end += 1
  }

  /// Repeats bytes, which may run into each other.
  ///
  /// - Returns: False where there are none so far back.
  @inline(__always) mutating func `repeat`(_ length: Int, from distance: Int) -> Bool {
    guard distance <= end else { return false }
    for index in end..<(end + length) { bytes[index] = bytes[index - distance] }
    end += length
    return true
  }

  /// Hands over what was added since the last time, and makes room.
  mutating func flush(
    _ take: (Span<UInt8>) throws(PictureError) -> Void
  ) throws(PictureError) {
    var sum = checksum
    sum.add(bytes.span.extracting(start..<end))
    checksum = sum
    try take(bytes.span.extracting(start..<end))
    if end > Self.kept { moveToFront() }
    start = end
  }

  private mutating func moveToFront() {
    let shift = end - Self.kept
    for index in 0..<Self.kept { bytes[index] = bytes[index + shift] }
    end = Self.kept
  }
}
