/// The reason why a file cannot be read as a picture or a font.
///
/// Positions are byte offsets from the beginning of the file.
public enum PictureError: Error, Hashable, Sendable {
  /// The first bytes match no known format.
  case unknownFormat
  /// The format is known but not supported.
  case unreadFormat(UnreadFormat)
  /// The file, or a part of it, ends too early.
  case ended(at: Int)
  /// The file contradicts its format.
  case wrong(PictureFlaw, at: Int)
  /// A measure exceeds its limit.
  case tooLarge(PictureMeasure, limit: Int)
  /// The source failed to read, with its message.
  case unreadable(String)
}

extension PictureError: CustomStringConvertible {
  /// A sentence without its full stop: what is wrong, and where.
  public var description: String {
    switch self {
    case .unknownFormat: "this is none of the formats that are read"
    case .unreadFormat(let format):
      "\(format.rawValue) is not read; a command such as \"\(format.conversion)\" converts it"
    case .ended(let place): "byte \(place): something is cut off"
    case .wrong(let flaw, let place): "byte \(place): \(flaw.rawValue)"
    case .tooLarge(let measure, let limit): "more than \(limit) \(measure.rawValue)"
    case .unreadable(let reason): reason
    }
  }
}

/// A quantity with a limit; the raw value is used in messages.
public enum PictureMeasure: String, Sendable {
  /// The bytes of a file.
  case fileBytes = "bytes"
  /// The bytes of a bitmap in a font.
  case bitmapBytes = "bytes in a bitmap"
  /// The width times the height.
  case pixels = "pixels"
  /// The longer side of a picture.
  case side = "pixels in a side"
  /// The data chunks of a file.
  case dataParts = "parts of data"
  /// The scans that refine a picture.
  case scans = "scans"
}
