import MemoryEngine
import MemoryModel
import Pictures
import TestSupport
import Testing

/// Stickers on the player's own pictures, and how a card shows them.
@Suite struct PictureStickerTests {
  private let id = PictureID(of: [1, 2, 3])

  @Test func `an emoji is a sticker, another text or an endless character is none`() {
    let emoji = ["🎩", "❤️", "👨‍👩‍👧", "🇫🇷", "1️⃣", "⭐", "👍🏽"]
    let others = [
      "", "a", "42", "1", "é", "🎩🎩", "hat 🎩", "\u{1B}[31m", "∑", "\u{200D}",
      "🎩" + String(repeating: "\u{200D}🎩", count: 10_000),
      "🎩" + String(repeating: "\u{301}", count: 10_000),
    ]
    #expect((emoji + others).compactMap { PictureSticker($0)?.symbol } == emoji)
  }

  @Test func `all numbers are kept in bounds`() throws {
    let numbers = [Double.nan, .infinity, -.infinity, 0, 0.12345678, 9, -9, 1e300]
    var wrong: [PictureSticker] = []
    for number in numbers {
      var sticker = try #require(
        PictureSticker("🎩", x: number, y: number, size: number, angle: number))
      for _ in 0..<2 {
        let isPlaced =
          PictureSticker.places.contains(sticker.x) && PictureSticker.places.contains(sticker.y)
        let isSized = PictureSticker.sizes.contains(sticker.size)
        if !isPlaced || !isSized || !PictureSticker.angles.contains(sticker.angle) {
          wrong.append(sticker)
        }
        sticker = sticker.placed(x: number, y: -number).resized(by: number)
      }
    }
    let usual = try #require(PictureSticker("🎩", x: .nan, size: .nan, angle: .nan))
    #expect([usual.x, usual.size, usual.angle] == [0, PictureSticker.usualSize, 0])
    #expect(wrong == [])
  }

  @Test func `a picture has at most twenty stickers, and the first are kept`() throws {
    let stickers = try (0..<30).map {
      try #require(PictureSticker("🎩", x: Double($0) / 100))
    }
    var picture = FacePicture(id, stickers: stickers)
    var kept = [picture.stickers]
    picture.stickers.append(stickers[29])
    kept.append(picture.stickers)
    #expect(kept == [Array(stickers.prefix(20)), Array(stickers.prefix(20))])
    picture.stickers.removeFirst()
    picture.stickers.append(stickers[29])
    #expect(picture.stickers.last == stickers[29])
  }

  @Test func `filter and stickers decorate a picture, a crop does not`() throws {
    let sticker = try #require(PictureSticker("🎩"))
    let crop = Crop(x: 0, y: 0, width: 0.1, height: 0.1)
    let pictures = [
      FacePicture(id, filter: .grey), FacePicture(id, stickers: [sticker]),
      FacePicture(id, crop: crop),
    ]
    #expect(pictures.map(\.isDecorated) == [true, true, false])
    var theme = Theme(
      id: "a", name: "A", faces: [Face("x"), Face("y")], pairs: 2, color: .init(rgb: 0))
    let wasDecorated = theme.hasDecoratedPicture
    theme.cover.background = .picture(FacePicture(id, filter: .grey))
    #expect(
      ([wasDecorated, theme.hasDecoratedPicture], theme.pictureIDs) == ([false, true], [id]))
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
    #expect(
      (whole.width, whole[20, 15], whole[35, 15]) == (40, grey, Pixel(red: 0, green: 0, blue: 255)))
    // The right half, turned right: the sticker is in the lower half.
    picture.crop = Crop(PixelArea(x: 20, y: 0, width: 20, height: 30), of: photo.size).turnedRight
    let turned = picture.rendered(photo, largestSide: 40, emoji: emoji)
    #expect(
      (turned.width, turned.height, turned[15, 3], turned[15, 15]) == (
        30, 20, grey, Pixel(red: 0, green: 0, blue: 255)
      ))
  }

  @Test func `without a font the photo alone is shown`() throws {
    let sticker = try #require(PictureSticker("🎩"))
    let picture = FacePicture(id, stickers: [sticker])
    #expect(picture.rendered(photo, largestSide: 40) { _ in nil } == photo)
  }
}
