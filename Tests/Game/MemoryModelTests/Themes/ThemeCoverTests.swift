import Testing

@testable import MemoryModel

@Suite("The cover of a theme")
struct ThemeCoverTests {
  private static let three = ThemeCover(
    faces: [CoverFace("a"), CoverFace("b", x: -0.25, y: 0.25), CoverFace("c", size: 1)])

  @Test("a cover is empty until it has a background or a face")
  func empty() {
    #expect(
      ThemeCover().isEmpty && !ThemeCover(background: .color(Theme.Color(rgb: 0))).isEmpty
        && !ThemeCover(faces: [CoverFace("a")]).isEmpty)
  }

  @Test(
    "a face keeps its numbers in thousandths and within its bounds",
    arguments: [
      (0.12349, 0.123), (-0.0004, 0), (0.5, 0.5), (0.51, 0.5), (-7, -0.5), (.infinity, 0.5),
      (-.infinity, -0.5), (.nan, 0),
    ])
  func places(given: Double, kept: Double) {
    let face = CoverFace("a", x: given, y: given)
    #expect(face.x == kept && face.y == kept && face.size == 0.4)
  }

  @Test(
    "a face is a tenth of the cover to twice its height",
    arguments: [(0.25, 0.25), (0, 0.1), (-3, 0.1), (2.5, 2), (1e300, 2), (.nan, 0.4)])
  func sizes(given: Double, kept: Double) {
    #expect(CoverFace("a", size: given).size == kept)
  }

  @Test("a face is moved by parts of the cover, up to its edges, and as many steps back")
  func moves() {
    var cover = Self.three
    cover.move(1, x: 0.125, y: -0.5)
    #expect(cover.faces[1] == CoverFace("b", x: -0.125, y: -0.25))
    cover.move(1, x: 2, y: -2)

    var returned = Self.three
    for _ in 0..<7 { returned.move(0, x: 1.0 / 42, y: 1.0 / 14) }
    for _ in 0..<7 { returned.move(0, x: -1.0 / 42, y: -1.0 / 14) }
    #expect(
      (cover.faces[1], cover.faces[0], cover.faces[2], returned) == (
        CoverFace("b", x: 0.5, y: -0.5), Self.three.faces[0], Self.three.faces[2], Self.three
      ))
  }

  @Test("a face grows and shrinks in its place, between its bounds")
  func resizes() {
    var cover = Self.three
    let faces = [(1, 0.05), (50, -0.05), (50, 0.05)].map { times, step in
      for _ in 0..<times { cover.resize(1, by: step) }
      return cover.faces[1]
    }
    #expect(faces == [0.45, 0.1, 2].map { CoverFace("b", x: -0.25, y: 0.25, size: $0) })
  }

  @Test("a face is taken away, or put in front of the others")
  func order() {
    var cover = Self.three
    var orders = [0, 2].map { face in
      cover.bringToFront(face)
      return cover.faces.map(\.symbol)
    }
    cover.remove(1)
    orders.append(cover.faces.map(\.symbol))
    #expect(orders == [["b", "c", "a"], ["b", "c", "a"], ["b", "a"]])
  }

  @Test("the forty-first face is refused, and of too many only the first forty are kept")
  func full() {
    var cover = ThemeCover()
    let isAdded = (1...40).map { !cover.isFull && cover.add(CoverFace("\($0)")) }
    let hasRoom = cover.add(CoverFace("41"))
    #expect(
      !isAdded.contains(false) && cover.isFull && !hasRoom
        && cover.faces.map(\.symbol) == (1...40).map { "\($0)" })
    let many = (0..<99).map { CoverFace("\($0)") }
    #expect(ThemeCover(faces: many).faces == Array(many.prefix(40)))
  }
}

@Suite("A theme with a cover")
struct CoveredThemeTests {
  private var theme: Theme {
    var theme = Theme(
      id: "t", name: "T", faces: ["a", "b", "c"].map { Face($0) }, pairs: 3,
      color: Theme.Color(rgb: 0))
    theme.cover = ThemeCover(faces: ["b", "a", "b", "gone"].map { CoverFace($0) })
    return theme
  }

  @Test("only faces of the theme are shown, from back to front")
  func seen() {
    #expect(
      (theme.facesOnCover.map(\.face.symbol), theme.facesOnCover.map(\.index)) == (
        ["b", "a", "b"], [0, 1, 2]
      ))
  }

  @Test("a removed face is not shown, and returns to its place when it is restored")
  func removed() {
    var theme = theme
    theme.remove(Face("b"))
    let shown = theme.facesOnCover.map(\.index)
    theme.restore(Face("b"))
    #expect((shown, theme) == ([1], self.theme))
  }

  @Test("a renamed face is renamed on the cover too")
  func renamed() {
    var theme = theme
    theme.rename(Face("b"), to: "B")
    #expect(
      (theme.cover.faces.map(\.symbol), theme.facesOnCover.count) == (["B", "a", "B", "gone"], 3))
    theme.rename(Face("B"), to: "a")
    #expect(theme.facesOnCover.count == 3)
  }

  @Test("the picture behind the faces is one of the theme's, and the deal is the same")
  func background() {
    var covered = theme
    let picture = FacePicture(PictureID(of: [1]))
    covered.cover.background = .picture(picture)
    #expect(
      (covered.pictureIDs, covered.digest, covered.onlyDifference(from: theme)) == (
        [picture.id], theme.digest, nil
      ))
    #expect(theme.pictureIDs.isEmpty && covered != theme)
  }
}
