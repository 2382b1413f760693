public import Pictures

extension FacePicture {
  /// Returns the picture as a card shows it: filtered, then with its stickers, then cropped.
  ///
  /// A sticker without a picture is left out: on a card no text can lie on the photo, so that
  /// without an emoji font a card shows the photo alone.
  ///
  /// - Parameters:
  ///   - original: The whole saved picture.
  ///   - side: The largest side of the result in pixels; the picture is never enlarged.
  ///   - emoji: Returns the picture of an emoji; nil if there is none.
  /// - Returns: A picture with the proportions of the crop.
  public func rendered(
    _ original: Picture, largestSide side: Int, emoji: (String) -> Picture?
  ) -> Picture {
    decorated(original, emoji: emoji)
      .cropped(crop ?? Crop(wholeOf: original.size), largestSide: side)
  }

  /// Returns the whole picture, filtered and with its stickers.
  ///
  /// - Parameters:
  ///   - original: The whole saved picture.
  ///   - emoji: Returns the picture of an emoji; nil to leave out its stickers.
  /// - Returns: A picture of the same size.
  public func decorated(_ original: Picture, emoji: (String) -> Picture?) -> Picture {
    let filtered = filter.map { original.filtered($0) } ?? original
    return filtered.overlaid(with: overlays(emoji: emoji))
  }

  /// Returns the stickers that have a picture, as overlays.
  public func overlays(emoji: (String) -> Picture?) -> [PictureOverlay] {
    stickers.compactMap { sticker in
      emoji(sticker.symbol).map {
        PictureOverlay(
          $0, x: sticker.x, y: sticker.y, size: sticker.size, angle: sticker.angle)
      }
    }
  }
}
