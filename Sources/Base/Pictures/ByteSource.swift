/// Bytes that are read piece by piece, such as those of an open file.
///
/// A reader asks only for what it needs: of a font of ten megabytes a few thousand.
public struct ByteSource: Sendable {
  /// How many bytes there are.
  public let count: Int
  private let read: @Sendable (Range<Int>) throws(PictureError) -> [UInt8]

  /// Makes a source of anything that can read a range.
  ///
  /// - Parameters:
  ///   - count: How many bytes there are; at least zero.
  ///   - read: Reads a range that lies in them. Of fewer bytes than asked for, it is said that the
  ///     file ends there.
  public init(
    count: Int, read: @escaping @Sendable (Range<Int>) throws(PictureError) -> [UInt8]
  ) {
    precondition(count >= 0, "\(count) bytes")
    self.count = count
    self.read = read
  }

  /// Makes a source of bytes that are in memory.
  public init(_ bytes: [UInt8]) {
    self.init(count: bytes.count) { (range) throws(PictureError) in
      // All of a large file is not copied.
      range == bytes.indices ? bytes : Array(bytes[range])
    }
  }

  /// Reads a number of bytes from a place.
  ///
  /// - Throws: `PictureError.ended` where there are not so many, and what the source throws.
  func bytes(at place: Int, count wanted: Int) throws(PictureError) -> [UInt8] {
    guard place >= 0, wanted >= 0, place <= count, wanted <= count - place else {
      throw .ended(at: max(0, min(place, count)))
    }
    let bytes = try read(place..<(place + wanted))
    guard bytes.count == wanted else { throw .ended(at: place + min(bytes.count, wanted)) }
    return bytes
  }
}
