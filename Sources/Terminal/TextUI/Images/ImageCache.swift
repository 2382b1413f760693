import Pictures
import TextUICore

/// The cache key of a picture drawn in cells.
struct ImageKey: Hashable {
  let picture: Picture.ID
  /// The size of the picture's frame.
  let size: Size
  /// The visible part of the frame, relative to its corner.
  let visible: Rect
  let glyphs: GlyphSet
  let fit: PictureFit
  let cellAspect: Double
}

/// A least-recently-used cache of pictures drawn in cells, so that unchanged frames draw none anew.
final class ImageCache {
  /// The capacity in cells, about two screens of cards: 2 MB at 200 bytes per cell.
  private static let cellLimit = 10_000

  private var entries: [ImageKey: Entry] = [:]
  private var cells = 0
  private var uses = 0

  private struct Entry {
    let drawing: ImageDrawing
    var lastUse: Int
  }

  /// Returns the drawing of a picture from the cache, or draws it.
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

  /// The number of cached drawings.
  var count: Int { entries.count }
}
