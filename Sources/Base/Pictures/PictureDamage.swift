/// A decoded picture and the damage to its file.
public struct DecodedPicture: Sendable {
  /// The picture, as far as it could be decoded.
  public let picture: Picture
  /// The damage, or nil if the whole file could be decoded.
  public let damage: PictureDamage?

  init(_ picture: Picture, damage: PictureDamage? = nil) {
    (self.picture, self.damage) = (picture, damage)
  }
}

/// The damage to a picture whose file is truncated or corrupt; the raw value is used in messages.
public enum PictureDamage: String, CaseIterable, Sendable {
  /// The file ends, or becomes undecodable, before the last row of pixels.
  case lowerPart = "its lower part is missing"
  /// The data was corrupt in between, and decoding continued after it.
  case parts = "parts of it are wrong"
  /// The file ends, or becomes undecodable, before its last scan.
  case details = "its colours or finer details are missing"
}
