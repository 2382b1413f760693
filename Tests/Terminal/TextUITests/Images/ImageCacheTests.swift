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

    #expect(cache.drawing(of: one, key(one, 4, 2)) === first)
    #expect(cache.drawing(of: one, key(one, 4, 3)) !== first)
    #expect(cache.drawing(of: other, key(other, 4, 2)) !== first)
    #expect(cache.count == 3)
  }

  @Test("beyond the limit the least recently used ones are evicted")
  func forgets() {
    let cache = ImageCache()
    let picture = picture()
    let first = cache.drawing(of: picture, key(picture, 40, 50))
    for width in 41...48 {
      _ = cache.drawing(of: picture, key(picture, width, 50))
      #expect(cache.drawing(of: picture, key(picture, 40, 50)) === first)
    }
    #expect(cache.count == 4)
  }

  @Test("one that is larger than the limit is kept while it is the last one used")
  func large() {
    let cache = ImageCache()
    let picture = picture()
    let large = cache.drawing(of: picture, key(picture, 200, 60))
    #expect(cache.drawing(of: picture, key(picture, 200, 60)) === large)
    _ = cache.drawing(of: picture, key(picture, 4, 2))
    #expect(cache.count == 1)
  }
}
