import MemoryModel
import MemoryViewModel
import Pictures
import Testing
import TextUI

@testable import MemoryViews

@Suite("Covers in the gallery")
struct CoverGalleryTests {
  private static let sky = Theme.Color(rgb: 0x4F_C3F7)

  private static let cover = ThemeCover(
    background: .color(sky),
    faces: [CoverFace("🐶", x: -0.3), CoverFace("🐱", x: 0.3, y: 0.3, size: 0.5)])

  private func themes(_ width: Int, _ height: Int, isUnicode: Bool = true) throws -> ThemesDriving {
    let themes = ThemesDriving(width, height, isUnicode: isUnicode)
    themes.app.library.change { $0[0].cover = Self.cover }
    try themes.does("3")
    return themes
  }

  @Test("a large tile shows the cover instead of faces, and the others are as high")
  func large() throws {
    let themes = try themes(80, 24)
    #expect(
      themes.screen.text(2..<14) == """
        ┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓┃
        ┃›Animals                                                                     ┃┃
        ┃                                                                             ┃│
        ┃                                                                             ┃│
        ┃      🐶                                                                     ┃│
        ┃                                                                             ┃│
        ┃                        🐱                                                   ┃│
        ┃ 10 pairs                                                                    ┃│
        ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛│
        ╭─────────────────────────────────────────────────────────────────────────────╮│
        │ Sea                                                                         ││
        │ 🐙 🦑 🦐 🦞 🦀 🐡 🐠 🐟 🐬 🐳 🦈 🦭 🐊 🐢 🐚 🦪 🐧 🦦 🦆 🌊 ⚓ ⛵ 🚢 🛶 🧜  ││
        """)
  }

  @Test("small and medium tiles show the cover beside the faces", arguments: ["1", "2"])
  func smaller(key: String) throws {
    let themes = try themes(80, 24)
    let plain = ThemesDriving(80, 24)
    try plain.does(key)
    try themes.does(key)
    let (with, without) = (themes.screen.rows[4], plain.screen.rows[4])
    #expect(without.contains("🐶 🐱 🐭") && with.contains("🐶"))
    let painted = (0..<80).filter { x in
      themes.screen.frame.buffer.style(at: Point(x: x, y: 4)).background == Self.sky.text
    }
    #expect(painted == Array(2..<8), "Three times as wide as high, in cells of 1:2")
    #expect(themes.screen.rows.count == plain.screen.rows.count)
  }

  @Test("the cover is painted in its colour, three times as wide as it looks high")
  func colors() throws {
    let themes = try themes(80, 24)
    let buffer = themes.screen.frame.buffer
    let painted = (0..<80).filter { x in
      buffer.style(at: Point(x: x, y: 5)).background == Self.sky.text
    }
    #expect(painted == Array(2..<32))
  }

  @Test("in ASCII the cover is words in a frame")
  func plain() throws {
    let themes = try themes(60, 16, isUnicode: false)
    #expect(
      themes.screen.text(2..<12) == """
        ***********************************************************#
        *>Animals                                                 *|
        * +----------------------------+                          *|
        * |                            |                          *|
        * |   dog                      |                          *|
        * |                            |                          *|
        * +----------------------cat---+                          *|
        * 10 pairs                                                *|
        ***********************************************************|
        +---------------------------------------------------------+|
        """)
  }

  @Test("tiles with covers are no higher than the window, and lower where faces are text")
  func heights() throws {
    let themes = try themes(80, 24).app.library.themes
    var wrong: [ThemesPlan] = []
    for height in 3...30 {
      for (hasPictures, least, most) in [(false, 6, 9), (true, 8, 12)] {
        let plan = ThemesPlan(
          themes: themes, size: .large, room: Size(width: 80, height: height), hasDetail: false,
          hasPictures: hasPictures)
        if plan.tileHeight != min(max(height, least), most) { wrong.append(plan) }
      }
    }
    #expect(wrong.isEmpty, "\(wrong)")
  }
}

@Suite("Covers with photos")
struct CoverPhotoTests {
  private static func face(_ name: String) -> Face {
    Face(symbol: name, word: name, picture: FacePicture(PictureID(of: Array(name.utf8))))
  }

  private nonisolated static let red = Pixel(red: 200, green: 20, blue: 30)

  /// Pictures that are all red, four by three; that of Mia is missing.
  private static let source = FaceSource { faces in
    let picture = Picture(width: 40, height: 30) { _, _ in red }
    return Dictionary(uniqueKeysWithValues: faces.filter { $0.word != "Mia" }.map { ($0, picture) })
  }

  private static func screen(_ cover: ThemeCover) -> ScreenDriving {
    var theme = Theme(
      id: "family", name: "Family", faces: ["Ada", "Mia"].map(face), pairs: 2,
      color: Theme.Color(rgb: 0x00_897B))
    theme.cover = cover
    let album = FacePictures.thumbnails(source)
    album.take(source.pictures(theme.faces), of: theme.faces)
    let shown = theme
    return ScreenDriving(Size(width: 48, height: 8)) {
      CoverView(theme: shown).environment(\.faceThumbnails, album)
        .environment(\.showsFacePictures, true)
    }
  }

  private static func isRed(_ screen: ScreenDriving, _ x: Int, _ y: Int) -> Bool {
    let style = screen.frame.buffer.style(at: Point(x: x, y: y))
    return [style.background, style.foreground].contains(Color(red: 200, green: 20, blue: 30))
  }

  @Test("photos are shown in their place or behind the faces, and missing ones are reported")
  func faces() throws {
    let screen = Self.screen(
      ThemeCover(faces: [CoverFace("Ada", x: -0.25, size: 1), CoverFace("Mia", x: 0.25)]))
    #expect(Self.isRed(screen, 12, 4) && !Self.isRed(screen, 36, 4) && !Self.isRed(screen, 1, 4))
    #expect(screen.text.contains("Mia") && !screen.text.contains("Ada"))

    let picture = try #require(Self.face("Ada").picture)
    let otherScreen = Self.screen(ThemeCover(background: .picture(picture)))
    let corners = [(0, 0), (47, 0), (0, 7), (47, 7), (24, 4)]
    #expect(corners.map { Self.isRed(otherScreen, $0, $1) } == [true, true, true, true, true])

    let thirdPicture = try #require(Self.face("Mia").picture)
    let thirdScreen = Self.screen(ThemeCover(background: .picture(thirdPicture)))
    #expect(thirdScreen.text.contains("Mia is missing or damaged"))
  }
}
