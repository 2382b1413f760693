import Pictures

/// A cache of the last picture that was derived from another one.
///
/// A class, because it is filled while a view is drawn.
final class PictureMemo {
  private struct Key: Equatable {
    let original: Picture.ID
    let crop: Crop
    let side: Int
  }

  private var key: Key?
  private var picture: Picture?

  /// Returns a cropped picture, computed once for all frames with the same crop.
  func cropped(_ original: Picture, _ crop: Crop, largestSide side: Int) -> Picture {
    let key = Key(original: original.id, crop: crop, side: side)
    if key == self.key, let picture { return picture }
    let made = original.cropped(crop, largestSide: side)
    (self.key, picture) = (key, made)
    return made
  }
}
