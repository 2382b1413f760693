/// A reader of the entropy-coded data of a scan, which ends at the next marker.
protocol JPEGData {
  /// Creates a reader of the data at an offset of a file.
  init(_ bytes: [UInt8], at start: Int)

  /// True if everything read so far lies within the file.
  var isWhole: Bool { get }

  /// False if the data may have been longer, which arithmetic coding cannot determine.
  var isCertain: Bool { get }

  /// An offset at or before the next marker.
  var end: Int { get }

  /// Returns the number of unread bytes before the next marker.
  func unreadBytes(before marker: Int) -> Int

  /// Returns the error for a flaw at the current offset, or for the end of the file.
  func failure(_ flaw: PictureFlaw) -> PictureError
}

extension JPEGData {
  var isCertain: Bool { isWhole }
}
