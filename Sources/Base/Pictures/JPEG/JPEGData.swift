/// A reader of the entropy-coded data of a scan, which ends at the next marker.
protocol JPEGData {
  /// Creates a reader of the data at a place of a file.
  init(_ bytes: [UInt8], at start: Int)

  /// True if all that was read is in the file.
  var isWhole: Bool { get }

  /// False if the data may have been longer, which arithmetic coding cannot tell for certain.
  var isCertain: Bool { get }

  /// A place that is not behind the next marker.
  var end: Int { get }

  /// Returns the number of bytes that the decoder left unread before the next marker.
  func unreadBytes(before marker: Int) -> Int

  /// Returns the error for a flaw at the place that was read last, or for the end of the file.
  func failure(_ flaw: PictureFlaw) -> PictureError
}

extension JPEGData {
  var isCertain: Bool { isWhole }
}
