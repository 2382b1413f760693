import MemoryEngine
import MemoryModel
import Pictures
import TestSupport
import Testing

/// Stickers on the player's own pictures, and how a card shows them.
@Suite struct PictureStickerTests {
  private let id = PictureID(of: [1, 2, 3])

  @Test(arguments: ["🎩", "❤️", "👨‍👩‍👧", "🇫🇷", "1️⃣", "⭐", "👍🏽"])
  func `an emoji is a sticker`(emoji: String) {
    #expect(PictureSticker(emoji)?.symbol == emoji)
  }

  @Test(arguments: ["", "a", "42", "1", "é", "🎩🎩", "hat 🎩", "\u{1B}[31m", "∑", "\u{200D}"])
  func `another text is no sticker`(text: String) {
    #expect(PictureSticker(text) == nil)
  }

  @Test func `an endless character is no sticker`() {
    #expect(PictureSticker("🎩" + String(repeating: "\u{200D}🎩", count: 10_000)) == nil)
    #expect(PictureSticker("🎩" + String(repeating: "\u{301}", count: 10_000)) == nil)
  }

  @Test func `all numbers are kept in bounds`() throws {
    let numbers = [Double.nan, .infinity, -.infinity, 0, 0.12345678, 9, -9, 1e300]
    for number in numbers {
      var sticker = try #require(
        PictureSticker("🎩", x: number, y: number, size: number, angle: number))
      for _ in 0..<2 {
        #expect(PictureSticker.places.contains(sticker.x))
        #expect(PictureSticker.places.contains(sticker.y))
        #expect(PictureSticker.sizes.contains(sticker.size))
        #expect(PictureSticker.angles.contains(sticker.angle))
        sticker = sticker.placed(x: number, y: -number).resized(by: number)
      }
    }
    let usual = try #require(PictureSticker("🎩", x: .nan, size: .nan, angle: .nan))
    #expect(usual.x == 0 && usual.size == PictureSticker.usualSize && usual.angle == 0)
  }

  @Test func `a picture has at most twenty stickers, and the first are kept`() throws {
    let stickers = try (0..<30).map {
      try #require(PictureSticker("🎩", x: Double($0) / 100))
    }
    var picture = FacePicture(id, stickers: stickers)
    #expect(picture.stickers == Array(stickers.prefix(20)))
    picture.stickers.append(stickers[29])
    #expect(picture.stickers == Array(stickers.prefix(20)))
    picture.stickers.removeFirst()
    picture.stickers.append(stickers[29])
    #expect(picture.stickers.last == stickers[29])
  }

  @Test func `filter and stickers decorate a picture, a crop does not`() throws {
    let sticker = try #require(PictureSticker("🎩"))
    #expect(FacePicture(id, filter: .grey).isDecorated)
    #expect(FacePicture(id, stickers: [sticker]).isDecorated)
    let crop = Crop(x: 0, y: 0, width: 0.1, height: 0.1)
    #expect(!FacePicture(id, crop: crop).isDecorated)
    var theme = Theme(
      id: "a", name: "A", faces: [Face("x"), Face("y")], pairs: 2, color: .init(rgb: 0))
    #expect(!theme.hasDecoratedPicture)
    theme.cover.background = .picture(FacePicture(id, filter: .grey))
    #expect(theme.hasDecoratedPicture && theme.pictureIDs == [id])
  }

  /// A red photo of 40 × 30, and a blue emoji.
  private let photo = Picture(width: 40, height: 30) { _, _ in Pixel(red: 200, green: 0, blue: 0) }

  private func emoji(_ symbol: String) -> Picture? {
    guard symbol == "🎩" else { return nil }
    return Picture(width: 8, height: 8) { _, _ in Pixel(red: 0, green: 0, blue: 255) }
  }

  @Test func `a card shows the filtered photo with unfiltered stickers on their part of it`() throws
  {
    let sticker = try #require(PictureSticker("🎩", x: 0.3, y: 0, size: 0.1))
    var picture = FacePicture(id, filter: .grey, stickers: [sticker])
    let whole = picture.rendered(photo, largestSide: 40, emoji: emoji)
    let grey = Pixel(red: 43, green: 43, blue: 43)
    #expect(whole.width == 40 && whole[20, 15] == grey)
    #expect(whole[35, 15] == Pixel(red: 0, green: 0, blue: 255))
    // The right half, turned right: the sticker is in the lower half.
    picture.crop = Crop(PixelArea(x: 20, y: 0, width: 20, height: 30), of: photo.size).turnedRight
    let turned = picture.rendered(photo, largestSide: 40, emoji: emoji)
    #expect(turned.width == 30 && turned.height == 20 && turned[15, 3] == grey)
    #expect(turned[15, 15] == Pixel(red: 0, green: 0, blue: 255))
  }

  @Test func `without a font the photo alone is shown`() throws {
    let sticker = try #require(PictureSticker("🎩"))
    let picture = FacePicture(id, stickers: [sticker])
    #expect(picture.rendered(photo, largestSide: 40) { _ in nil } == photo)
  }
}
