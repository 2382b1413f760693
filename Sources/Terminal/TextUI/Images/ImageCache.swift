import Pictures
import TextUICore

/// What a picture in cells follows from.
struct ImageKey: Hashable {
  let picture: Picture.ID
  /// The space that the picture has.
  let size: Size
  /// What of the space can be seen, counted in it.
  let visible: Rect
  let glyphs: GlyphSet
  let fit: PictureFit
  let cellAspect: Double
}

/// Pictures as they were made into cells lately, so that a frame like the last makes none anew.
final class ImageCache {
  /// About a screen of cards twice over: 200 bytes a cell would be two megabytes.
  private static let cellLimit = 10_000

  private var entries: [ImageKey: Entry] = [:]
  private var cells = 0
  private var uses = 0

  private struct Entry {
    let drawing: ImageDrawing
    var lastUse: Int
  }

  /// The cells of a picture in a space, kept or made.
  func drawing(of picture: Picture, _ key: ImageKey) -> ImageDrawing {
    uses += 1
    if let known = entries[key] {
      entries[key]?.lastUse = uses
      return known.drawing
    }
    let drawing = ImageDrawing(picture, key)
    entries[key] = Entry(drawing: drawing, lastUse: uses)
    cells += drawing.cellCount
    while cells > Self.cellLimit, entries.count > 1 { forgetOldest() }
    return drawing
  }

  private func forgetOldest() {
    guard let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) else { return }
    entries[oldest.key] = nil
    cells -= oldest.value.drawing.cellCount
  }

  /// How many pictures are kept.
  var count: Int { entries.count }
}
