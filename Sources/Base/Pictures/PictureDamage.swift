/// A picture that was decoded, and what is wrong with its file.
public struct DecodedPicture: Sendable {
  /// The picture, as far as the file goes.
  public let picture: Picture
  /// The damage of the picture; nil if the whole file could be read.
  public let damage: PictureDamage?

  init(_ picture: Picture, damage: PictureDamage? = nil) {
    (self.picture, self.damage) = (picture, damage)
  }
}

/// The damage of a picture whose file is truncated or corrupt; the raw value is what a message
/// says.
public enum PictureDamage: String, CaseIterable, Sendable {
  /// The file ends, or cannot be understood any more, before the last row of pixels.
  case lowerPart = "its lower part is missing"
  /// The data was wrong in between, and decoding continued behind it.
  case parts = "parts of it are wrong"
  /// The file ends, or cannot be understood any more, before its last scan.
  case details = "its colours or finer details are missing"
}
