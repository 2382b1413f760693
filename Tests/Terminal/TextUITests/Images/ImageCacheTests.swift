import Pictures
import Testing
import TextUICore

@testable import TextUI

@Suite("The cache of pictures drawn in cells")
struct ImageCacheTests {
  private func picture(_ red: UInt8 = 1) -> Picture {
    Picture(width: 4, height: 4) { _, _ in Pixel(red: red, green: 0, blue: 0) }
  }

  private func key(_ picture: Picture, _ width: Int, _ height: Int) -> ImageKey {
    let size = Size(width: width, height: height)
    return ImageKey(
      picture: picture.id, size: size, visible: Rect(size: size), glyphs: .quadrant, fit: .stretch,
      cellAspect: 0.5)
  }

  @Test("the same picture in the same size is drawn once, others separately")
  func keeps() {
    let cache = ImageCache()
    let (one, other) = (picture(), picture())
    let first = cache.drawing(of: one, key(one, 4, 2))

    let drawings = [(one, 4, 2), (one, 4, 3), (other, 4, 2)].map { picture, width, height in
      cache.drawing(of: picture, key(picture, width, height))
    }
    #expect(drawings.map { $0 === first } == [true, false, false] && cache.count == 3)
  }

  @Test("beyond the limit the least recently used ones are evicted, a large one after another")
  func forgets() {
    let (cache, other) = (ImageCache(), ImageCache())
    let picture = picture()
    let first = cache.drawing(of: picture, key(picture, 40, 50))
    let areKept = (41...48).map { width in
      _ = cache.drawing(of: picture, key(picture, width, 50))
      return cache.drawing(of: picture, key(picture, 40, 50)) === first
    }
    #expect(areKept.allSatisfy { $0 } && cache.count == 4)
    let large = other.drawing(of: picture, key(picture, 200, 60))
    let again = other.drawing(of: picture, key(picture, 200, 60))
    _ = other.drawing(of: picture, key(picture, 4, 2))
    #expect(again === large && other.count == 1)
  }
}
