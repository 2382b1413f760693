/// Why a file is no picture, or no font, that is read here.
///
/// Places are bytes, counted from the beginning of the file.
public enum PictureError: Error, Hashable, Sendable {
  /// It begins like no file that is read here.
  case unknownFormat
  /// A picture of a kind that is known and not read.
  case unreadFormat(UnreadFormat)
  /// The file ends, or a part of it does, where there had to be more.
  case ended(at: Int)
  /// Something that contradicts the format.
  case wrong(PictureFlaw, at: Int)
  /// More of something than is read, and the most that is.
  case tooLarge(PictureMeasure, limit: Int)
  /// What its source says of bytes that cannot be had.
  case unreadable(String)
}

extension PictureError: CustomStringConvertible {
  /// A sentence without its full stop, which says what is wrong and where.
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

/// What there may be too much of; the raw value is how a message calls it.
public enum PictureMeasure: String, Sendable {
  /// The bytes of a file.
  case fileBytes = "bytes"
  /// The bytes of a bitmap in a font.
  case bitmapBytes = "bytes in a bitmap"
  /// Width times height.
  case pixels = "pixels"
  /// The longer side of a picture.
  case side = "pixels in a side"
  /// The parts that a file divides its data into.
  case dataParts = "parts of data"
  /// The passes that a picture is refined in.
  case scans = "scans"
}
