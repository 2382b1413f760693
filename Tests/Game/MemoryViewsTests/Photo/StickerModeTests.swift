import MemoryModel
import Pictures
import Testing
import TextUI

@testable import MemoryViews

/// The stickers of the picture viewer, placed by keys and the mouse.
@Suite struct StickerModeTests {
  private let viewer = PictureViewing(80, 24, mode: .view)
  private var screen: ScreenDriving { viewer.screen }
  private var stickers: [PictureSticker] { viewer.kept.last?.stickers ?? [] }

  private static func decorated(_ symbols: String...) -> FacePicture {
    let stickers = symbols.enumerated().compactMap {
      PictureSticker($1, x: -0.2 + 0.2 * Double($0), y: 0.05, size: 0.1)
    }
    return FacePicture(PictureViewing.id, stickers: stickers)
  }

  @Test func `the first emoji has the focus, and Enter puts it in the middle`() throws {
    try screen.does("s")
    #expect(missing([">🐶<", "Choose an emoji, drag it up, or type one."], in: screen.text) == [])
    try screen.does("right enter")
    #expect(
      (
        stickers, missing(["🐱, 20 %", "> larger"], in: screen.text), screen.text.count { $0 == "■" }
      ) == ([PictureSticker("🐱", size: 0.2)].compactMap { $0 }, [], 1))
  }

  @Test func `arrows move the selected sticker, keys size and remove it, u undoes`() throws {
    try screen.does("s enter right right up")
    let moved = try #require(stickers.first)
    #expect(moved.x > 0.01 && moved.y < -0.01)
    try screen.does("> > < shift-up shift-left")
    #expect(stickers.first?.size == 0.22)
    try screen.does("u")
    #expect(stickers.first?.size == 0.24)
    try screen.does("delete")
    #expect(stickers.isEmpty && screen.text.contains(">🐶<"))
    try screen.does("u")
    #expect(stickers.first?.size == 0.24)
  }

  @Test func `Tab goes from sticker to sticker, and the last is selected first`() throws {
    let viewer = PictureViewing(80, 24, Self.decorated("🎩", "👑", "🎀"), mode: .view)
    try viewer.screen.does("s")
    #expect(viewer.screen.text.contains("🎀, 10 %"))
    try viewer.screen.does("shift-tab")
    #expect(viewer.screen.text.contains("👑, 10 %"))
    try viewer.screen.does("delete")
    #expect(
      viewer.kept.last?.stickers.map(\.symbol) == ["🎩", "🎀"]
        && viewer.screen.text.contains("🎀, 10 %"))
    try viewer.screen.does("shift-tab backspace backspace")
    #expect(viewer.kept.last?.stickers == [])
  }

  @Test func `an emoji dragged from the palette lies where it was dropped`() throws {
    try screen.does("s")
    let from = try screen.place(of: "🐱")
    screen.drags(from: from, by: Size(width: 30 - from.x, height: 6 - from.y))
    let sticker = try #require(stickers.first)
    #expect(
      (sticker.symbol, sticker.x < -0.05, sticker.y < -0.05, screen.text.contains("🐱, 20 %")) == (
        "🐱", true, true, true
      ))
  }

  @Test func `a drag moves a sticker, and its corner resizes it`() throws {
    let viewer = PictureViewing(80, 24, Self.decorated("🎩"), mode: .stickers)
    let place = try viewer.screen.place(of: "🎩")
    viewer.screen.drags(from: place, by: Size(width: 6, height: -2))
    let moved = try #require(viewer.kept.last?.stickers.first)
    #expect(
      (moved.x > -0.2, moved.y < 0.05, moved.size, viewer.kept.pictures.count) == (
        true, true, 0.1, 1
      ))
    let corner = try viewer.screen.place(of: "■")
    viewer.screen.drags(from: corner, by: Size(width: 4, height: 2))
    #expect(
      (viewer.kept.last?.stickers.first.map { $0.size > 0.15 }, viewer.kept.pictures.count) == (
        true, 2
      ))
  }

  @Test func `Esc during a drag puts the sticker back`() throws {
    let viewer = PictureViewing(80, 24, Self.decorated("🎩"), mode: .stickers)
    let place = try viewer.screen.place(of: "🎩")
    let there = Point(x: place.x + 9, y: place.y)
    viewer.screen.sends(.mouse(MouseEvent(.down(.left), at: place)))
    viewer.screen.sends(.mouse(MouseEvent(.moved(.left), at: there)))
    #expect(try viewer.screen.place(of: "🎩") != place)
    try viewer.screen.does("esc")
    viewer.screen.sends(.mouse(MouseEvent(.up(.left), at: there)))
    #expect(try viewer.screen.place(of: "🎩") == place && viewer.kept.pictures.isEmpty)
  }

  @Test func `a click puts the last emoji there again, and before that none`() throws {
    try screen.does("s click:40,6")
    #expect(stickers.isEmpty)
    try screen.clicks("🐰")
    try screen.does("click:30,4 click:50,12")
    #expect(stickers.map(\.symbol) == ["🐰", "🐰", "🐰"] && stickers[1].x < 0 && stickers[2].y > 0)
  }

  @Test func `any emoji can be typed or pasted, and a word is refused`() throws {
    try screen.does("s")
    screen.sends(.key(KeyPress(.character("🚲"))))
    #expect(stickers.map(\.symbol) == ["🚲"])
    screen.sends(.paste(" 👨‍👩‍👧 "))
    #expect(stickers.map(\.symbol) == ["🚲", "👨‍👩‍👧"])
    try screen.clicks("any emoji")
    try screen.does("text:hat enter")
    #expect(screen.text.contains("! hat is not an emoji.") && stickers.count == 2)
    try screen.does("backspace backspace backspace text:🦄 enter")
    #expect(stickers.map(\.symbol) == ["🚲", "👨‍👩‍👧", "🦄"])
  }

  @Test func `a full picture takes no more stickers, and says so`() throws {
    let sticker = try #require(PictureSticker("🎩"))
    let full = FacePicture(
      PictureViewing.id, stickers: [PictureSticker](repeating: sticker, count: 20))
    let viewer = PictureViewing(80, 24, full, mode: .stickers)
    viewer.screen.sends(.key(KeyPress(.character("🚲"))))
    #expect(
      viewer.kept.pictures.isEmpty
        && viewer.screen.text.contains("! A picture can have at most 20 stickers."))
  }

  @Test func `Done and Esc keep the stickers`() throws {
    try screen.does("s enter enter")
    #expect(screen.text.contains("[View]") && stickers.count == 1)
    try screen.does("s esc")
    #expect(screen.text.contains("[View]") && stickers.count == 1 && !viewer.kept.hasLeft)
  }

  @Test func `keys for a sticker that was just removed do nothing`() throws {
    for key in ["delete", ">", "left", "shift-up"] {
      let viewer = PictureViewing(80, 24, Self.decorated("🎩"), mode: .view)
      try viewer.screen.does("s")
      try viewer.screen.doesAtOnce("delete \(key)")
      #expect(viewer.kept.last?.stickers == [], "\(key)")
    }
  }

  @Test func `the handle of the selected sticker is one cell in sight at every zoom`() throws {
    for picture in [Self.decorated("🎩"), Self.decorated("🎩", "👑", "🎀")] {
      let viewer = PictureViewing(80, 24, picture, mode: .view)
      try viewer.screen.does("s")
      for _ in 0..<11 {
        try viewer.screen.does("+")
        #expect(viewer.screen.text.count { $0 == "■" } == 1)
      }
    }
  }

  @Test func `without a selected sticker their number is shown`() throws {
    let viewer = PictureViewing(80, 24, Self.decorated("🎩", "👑"), mode: .stickers)
    #expect(viewer.screen.text.contains("2 of 20 stickers"))
  }

  @Test func `in ASCII words in a frame replace the stickers`() throws {
    let viewer = PictureViewing(40, 12, Self.decorated("🎩"), mode: .view, isUnicode: false)
    try viewer.screen.does("s")
    #expect(
      viewer.screen.text.contains("top hat, 10 %")
        && viewer.screen.text.utf8.allSatisfy { $0 < 0x7F })
  }
}
