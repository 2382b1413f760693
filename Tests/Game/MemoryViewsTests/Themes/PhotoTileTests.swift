import MemoryModel
import Pictures
import Testing
import TextUI

@testable import MemoryViews

@Suite("Tiles of themes with photos")
struct PhotoTileTests {
  private static let faces = ["Ada", "Ben", "Cleo"].map {
    Face(symbol: $0, word: $0, picture: FacePicture(PictureID(of: Array($0.utf8))))
  }
  private static let family = Theme(
    id: "family", name: "Family", faces: faces, pairs: 3, color: Theme.Color(rgb: 0x00_897B))
  private static let red = Pixel(red: 200, green: 20, blue: 30)

  private func plan(
    _ size: ThemeSize, _ themes: [Theme] = [.animals, Self.family], hasPictures: Bool = true
  ) -> ThemesPlan {
    ThemesPlan(
      themes: themes, size: size, room: Size(width: 80, height: 22), hasDetail: false,
      hasPictures: hasPictures)
  }

  /// Returns the tile of a theme, with red photos.
  private func tile(of theme: Theme, in plan: ThemesPlan) -> ScreenDriving {
    let album = FacePictures(.none)
    let red = Picture(width: 24, height: 24) { _, _ in Self.red }
    album.take(
      Dictionary(uniqueKeysWithValues: Self.faces.map { ($0, red) }), of: Self.faces)
    let app = SampleApp().model
    let width = plan.widths[0]
    return ScreenDriving(Size(width: width, height: plan.tileHeight)) {
      ThemeTile(
        facts: ThemeFacts(theme, in: app), size: plan.size, faceRows: plan.faceRows,
        pictures: plan.pictures(of: theme, in: width), isSelected: nil, isDetailed: false
      )
      .environment(\.faceThumbnails, album)
      .environment(\.showsFacePictures, true)
    }
  }

  /// Returns the number of cells that show a photo.
  private func photoCells(_ screen: ScreenDriving) -> Int {
    let buffer = screen.frame.buffer
    let places = (0..<buffer.size.height).flatMap { y in
      (0..<buffer.size.width).map { Point(x: $0, y: y) }
    }
    return places.count {
      let style = buffer.style(at: $0)
      return [style.background, style.foreground].contains(Color(red: 200, green: 20, blue: 30))
    }
  }

  @Test("photos are shown in tiles of medium and large size; other themes keep their text")
  func showsPhotos() {
    let cells = ThemeSize.allCases.map { photoCells(tile(of: Self.family, in: plan($0))) }
    #expect(
      cells == [0, 2 * 28, 3 * 28] && tile(of: Self.family, in: plan(.small)).text.contains("Ada"))
    let texts = tile(of: Self.family, in: plan(.medium, hasPictures: false))
    #expect(photoCells(texts) == 0 && texts.text.contains("Ada Ben"))

    #expect(
      (
        plan(.medium).pictures(of: .animals, in: 25), plan(.medium, [.animals]).tileHeight,
        plan(.medium).tileHeight, tile(of: .animals, in: plan(.medium)).text.contains("🐶")
      ) == (.zero, 5, 8, true))
  }
}
