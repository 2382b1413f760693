import Synchronization
import TestSupport
import Testing

@testable import Pictures

@Suite("Fonts of emoji")
struct EmojiFontTests {
  @Test("every face has the bitmap that another decoder finds", arguments: FontFixture.all)
  func finds(fixture: FontFixture) throws {
    let font = try fixture.font
    for (face, known) in zip(FontFixture.faces, fixture.pngs) {
      #expect(try font.png(of: face) == known, "\(face)")
    }
  }

  @Test("a face becomes a picture from the bitmap of the nearest size")
  func picture() throws {
    let fixture = FontFixture.named("strikes")
    for (wanted, size) in [(1, 8), (20, 20), (29, 20), (31, 40), (500, 40)] {
      let font = try EmojiFont(ByteSource(fixture.file), pixels: wanted)
      let picture = try #require(try font.picture(of: "A"))
      #expect(
        (picture.width, picture[0, 0]) == (size, Pixel(red: 40, green: 215, blue: UInt8(size))))
    }
  }

  @Test(
    "variation selectors are ignored, other sequences have no bitmap, and a long one is not read")
  func sequences() throws {
    let font = try FontFixture.named("format-1").font
    #expect(
      try (font.png(of: "🐶\u{FE0F}"), font.png(of: "\u{FE0F}A\u{FE0E}")) == (
        font.png(of: "🐶"), font.png(of: "A")
      ))
    for face in ["", "\u{FE0F}", "AB", "👩‍🚀", "🇩🇪", "C"] { #expect(try font.png(of: face) == nil) }

    let fixture = FontFixture.named("sbix")
    let strike = try #require(fixture.strikeStart)
    // Moves the end of the first glyph's bitmap two megabytes back.
    let longer = try EmojiFont(ByteSource(fixture.file.changed(at: strike + 4 + 8 + 1, to: 0x20)))
    #expect(throws: PictureError.tooLarge(.bitmapBytes, limit: 1_048_576)) {
      try longer.png(of: "A")
    }
  }

  @Test("only the directories and one bitmap of a long font are read")
  func readsLittle() throws {
    let file = FontFixture.named("format-1").file
    let read = Mutex(0)
    let source = ByteSource(count: 10 << 20) { (range) throws(PictureError) in
      read.withLock { $0 += range.count }
      return range.map { $0 < file.count ? file[$0] : 0 }
    }

    let font = try EmojiFont(source)
    #expect(
      try read.withLock { $0 } < 500 && font.png(of: "A") != nil && read.withLock { $0 } < 700)
  }

  @Test("a file that is no font or has no bitmaps is refused with the offset of the error")
  func errors() {
    let file = FontFixture.named("sbix").file
    func error(_ bytes: [UInt8], font: Int = 0) -> PictureError? {
      #expect(throws: PictureError.self) { try EmojiFont(ByteSource(bytes), font: font) }
    }
    // The last letter of `sbix`, in the last record of the directory.
    #expect(
      (
        error(file.changed(at: 47, to: 0)), error([]), error(Array("GIF89a and more".utf8)),
        error(file, font: 1)
      ) == (.wrong(.noBitmaps, at: 0), .ended(at: 0), .unknownFormat, .wrong(.fontDirectory, at: 0))
    )
    #expect(
      (
        error(FontFixture.named("collection").file, font: 2),
        "\(PictureError.wrong(.noBitmaps, at: 0))"
      ) == (.wrong(.fontDirectory, at: 8), "byte 0: the font has no colour bitmaps"))
  }

  @Test("no change to a font crashes its decoder", arguments: FontFixture.all)
  func mutations(fixture: FontFixture) {
    var numbers = SeededNumbers(seed: 3)
    for _ in 0..<1_000 {
      let source = ByteSource(numbers.edited(fixture.file))
      guard let font = try? EmojiFont(source, font: fixture.index) else { continue }
      for face in FontFixture.faces { _ = try? font.png(of: face) }
    }
  }
}
