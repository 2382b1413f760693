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
    let scripts = ["> > < shift-up shift-left", "u", "delete", "u"]
    var isEmpty: [Bool] = []
    let sizes = try screen.after(scripts) {
      isEmpty.append(screen.text.contains(">🐶<"))
      return stickers.first?.size
    }
    #expect(sizes == [0.22, 0.24, nil, 0.24] && isEmpty[2])
  }

  @Test func `Tab goes from sticker to sticker, and the last is selected first`() throws {
    let viewer = PictureViewing(80, 24, Self.decorated("🎩", "👑", "🎀"), mode: .view)
    #expect(
      try viewer.screen.missing(
        after: ["s": "🎀, 10 %", "shift-tab": "👑, 10 %", "delete": "🎀, 10 %"]) == [])
    let left = viewer.kept.last?.stickers.map(\.symbol)
    try viewer.screen.does("shift-tab backspace backspace")
    #expect((left, viewer.kept.last?.stickers) == (["🎩", "🎀"], []))
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

  @Test func `a drag moves a sticker, its corner resizes it, and Esc puts it back`() throws {
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

    let otherViewer = PictureViewing(80, 24, Self.decorated("🎩"), mode: .stickers)
    let otherPlace = try otherViewer.screen.place(of: "🎩")
    let there = Point(x: otherPlace.x + 9, y: otherPlace.y)
    otherViewer.screen.sends(.mouse(MouseEvent(.down(.left), at: otherPlace)))
    otherViewer.screen.sends(.mouse(MouseEvent(.moved(.left), at: there)))
    let isMoved = try otherViewer.screen.place(of: "🎩") != otherPlace
    try otherViewer.screen.does("esc")
    otherViewer.screen.sends(.mouse(MouseEvent(.up(.left), at: there)))
    #expect(
      (viewer.kept.last?.stickers.first.map { $0.size > 0.15 }, viewer.kept.pictures.count) == (
        true, 2
      ))
    #expect(
      try isMoved && otherViewer.screen.place(of: "🎩") == otherPlace
        && otherViewer.kept.pictures.isEmpty)
  }

  @Test func `a click puts the last emoji there again, and before that none`() throws {
    try screen.does("s click:40,6")
    let isEmpty = stickers.isEmpty
    try screen.clicks("🐰")
    try screen.does("click:30,4 click:50,12")
    #expect(
      isEmpty && stickers.map(\.symbol) == ["🐰", "🐰", "🐰"] && stickers[1].x < 0 && stickers[2].y > 0
    )
  }

  @Test func `any emoji can be typed or pasted, and a word is refused`() throws {
    try screen.does("s")
    screen.sends(.key(KeyPress(.character("🚲"))))
    var symbols = [stickers.map(\.symbol)]
    screen.sends(.paste(" 👨‍👩‍👧 "))
    symbols.append(stickers.map(\.symbol))
    try screen.clicks("any emoji")
    try screen.does("text:hat enter")
    symbols.append(stickers.map(\.symbol))
    let isRefused = screen.text.contains("! hat is not an emoji.")
    try screen.does("backspace backspace backspace text:🦄 enter")
    symbols.append(stickers.map(\.symbol))
    let two = ["🚲", "👨‍👩‍👧"]
    #expect((symbols, isRefused) == ([["🚲"], two, two, two + ["🦄"]], true))
  }

  @Test func `a full picture takes no more stickers; keys for a removed one do nothing`() throws {
    let sticker = try #require(PictureSticker("🎩"))
    let full = FacePicture(
      PictureViewing.id, stickers: [PictureSticker](repeating: sticker, count: 20))
    let viewer = PictureViewing(80, 24, full, mode: .stickers)
    viewer.screen.sends(.key(KeyPress(.character("🚲"))))
    #expect(
      viewer.kept.pictures.isEmpty
        && viewer.screen.text.contains("! A picture can have at most 20 stickers."))

    let keys = ["delete", ">", "left", "shift-up"]
    let stickers = try keys.map { key in
      let viewer = PictureViewing(80, 24, Self.decorated("🎩"), mode: .view)
      try viewer.screen.does("s")
      try viewer.screen.doesAtOnce("delete \(key)")
      return viewer.kept.last?.stickers
    }
    #expect(stickers == keys.map { _ in [] })
  }

  @Test func `Done and Esc keep the stickers`() throws {
    let isKept = try screen.after(["s enter enter", "s esc"]) {
      screen.text.contains("[View]") && stickers.count == 1
    }
    #expect((isKept, viewer.kept.hasLeft) == ([true, true], false))
  }

  @Test func `the handle of the selected sticker is one cell in sight at every zoom`() throws {
    let counts = try [Self.decorated("🎩"), Self.decorated("🎩", "👑", "🎀")].flatMap { picture in
      let viewer = PictureViewing(80, 24, picture, mode: .view)
      try viewer.screen.does("s")
      return try viewer.screen.after(Array(repeating: "+", count: 11)) {
        viewer.screen.text.count { $0 == "■" }
      }
    }
    #expect(counts == Array(repeating: 1, count: 22))
  }

  @Test
  func `without a selected sticker their number is shown, in ASCII words in a frame replace them`()
    throws
  {
    let viewer = PictureViewing(80, 24, Self.decorated("🎩", "👑"), mode: .stickers)

    let plain = PictureViewing(40, 12, Self.decorated("🎩"), mode: .view, isUnicode: false)
    try plain.screen.does("s")
    #expect(
      viewer.screen.text.contains("2 of 20 stickers") && plain.screen.text.contains("top hat, 10 %")
        && plain.screen.text.utf8.allSatisfy { $0 < 0x7F })
  }
}
