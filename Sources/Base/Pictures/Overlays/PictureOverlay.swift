/// A picture that lies on another one, such as a sticker on a photo.
///
/// The unit of place and size is the diagonal of the picture below, as in `Crop`.
public struct PictureOverlay: Sendable {
  /// The picture, whose opaque part is shown.
  public let picture: Picture
  /// The distance of its centre to the right of the centre of the picture below.
  public let x: Double
  /// The distance of its centre below the centre of the picture below.
  public let y: Double
  /// The longer side of the opaque part.
  public let size: Double
  /// The clockwise rotation about its centre, in degrees.
  public let angle: Double

  /// Creates an overlay, upright by default.
  ///
  /// - Precondition: `x` and `y` are within `Crop.farthest`, `size` is above 0 and at most 2, and
  ///   `angle` is at most a whole turn to either side.
  public init(_ picture: Picture, x: Double, y: Double, size: Double, angle: Double = 0) {
    precondition(abs(x) <= Crop.farthest && abs(y) <= Crop.farthest, "an overlay at \(x), \(y)")
    precondition(size > 0 && size <= 2, "an overlay of the size \(size)")
    precondition(abs(angle) <= 360, "an overlay turned by \(angle) degrees")
    self.picture = picture
    self.x = x
    self.y = y
    self.size = size
    self.angle = angle
  }
}
