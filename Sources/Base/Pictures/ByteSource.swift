/// A random-access source of bytes, such as an open file.
///
/// Readers request only the ranges they need: a few thousand bytes of a ten-megabyte font.
public struct ByteSource: Sendable {
  /// The number of bytes.
  public let count: Int
  private let read: @Sendable (Range<Int>) throws(PictureError) -> [UInt8]

  /// Creates a source from a closure that reads a range.
  ///
  /// - Parameters:
  ///   - count: The number of bytes; not negative.
  ///   - read: Reads a range within `0..<count`. A shorter result is reported as the end of the
  ///     file.
  public init(
    count: Int, read: @escaping @Sendable (Range<Int>) throws(PictureError) -> [UInt8]
  ) {
    precondition(count >= 0, "\(count) bytes")
    self.count = count
    self.read = read
  }

  /// Creates a source from bytes in memory.
  public init(_ bytes: [UInt8]) {
    self.init(count: bytes.count) { (range) throws(PictureError) in
      // The whole array is returned without a copy.
      range == bytes.indices ? bytes : Array(bytes[range])
    }
  }

  /// Reads a number of bytes from an offset.
  ///
  /// - Throws: `PictureError.ended` if there are fewer bytes, and the errors of the source.
  func bytes(at place: Int, count wanted: Int) throws(PictureError) -> [UInt8] {
    guard place >= 0, wanted >= 0, place <= count, wanted <= count - place else {
      throw .ended(at: max(0, min(place, count)))
    }
    let bytes = try read(place..<(place + wanted))
    guard bytes.count == wanted else { throw .ended(at: place + min(bytes.count, wanted)) }
    return bytes
  }
}
