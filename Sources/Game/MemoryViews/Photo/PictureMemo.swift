import MemoryModel
import Pictures

/// A cache of the last picture of each step from a saved picture to the shown one.
///
/// A class, because it is filled while a view is drawn.
final class PictureMemo {
  private var filtered = Step<PictureFilter?>()
  private var decorated = Step<[Sticker]>()
  private var cropped = Step<CropKey>()

  private struct Sticker: Equatable {
    let sticker: PictureSticker
    let emoji: Picture.ID?
  }

  private struct CropKey: Equatable {
    let crop: Crop
    let side: Int
  }

  /// The result of a step, with its source and the arguments.
  private struct Step<Key: Equatable> {
    // The source is kept so that no other picture gets its identity.
    private var known: (source: Picture, key: Key, result: Picture)?

    mutating func callAsFunction(
      _ source: Picture, _ key: Key, _ result: () -> Picture
    ) -> Picture {
      if let known, known.source.id == source.id, known.key == key { return known.result }
      let made = result()
      known = (source, key, made)
      return made
    }
  }

  /// Returns a picture that is filtered, has its stickers and is cropped; each step is computed
  /// once for all frames in which nothing of it changes.
  ///
  /// - Parameters:
  ///   - original: The whole saved picture.
  ///   - picture: The filter and the stickers; its crop is ignored.
  ///   - crop: The part that is shown.
  ///   - side: The largest side of the result in pixels.
  ///   - emoji: Returns the picture of an emoji; nil to leave out its stickers.
  /// - Returns: The picture to draw.
  func shown(
    _ original: Picture, as picture: FacePicture, _ crop: Crop, largestSide side: Int,
    emoji: (String) -> Picture?
  ) -> Picture {
    let colored = filtered(original, picture.filter) {
      picture.filter.map { original.filtered($0) } ?? original
    }
    let stickers = picture.stickers.map { Sticker(sticker: $0, emoji: emoji($0.symbol)?.id) }
    let whole = decorated(colored, stickers) {
      colored.overlaid(with: picture.overlays(emoji: emoji))
    }
    return cropped(whole, CropKey(crop: crop, side: side)) {
      whole.cropped(crop, largestSide: side)
    }
  }
}
