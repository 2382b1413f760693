import MemoryModel
import MemoryViewModel
import Pictures
import Testing
import TextUI

@testable import MemoryViews

@Suite("The theme editor with pictures")
struct PictureEditorTests {
  private let app = SampleApp().model
  private let screen: ScreenDriving

  private nonisolated static func face(_ name: String) -> Face {
    Face(
      symbol: name, word: name, picture: FacePicture(PictureID(of: Array(name.utf8))))
  }

  private static let family = Theme(
    id: "family", name: "Family", faces: ["Ada", "Ben", "Mia"].map(face), pairs: 3,
    color: Theme.Color(rgb: 0x00_897B))

  /// Pictures that are all grey, four by three.
  private static let source = FaceSource(
    pictures: { _ in [:] },
    originals: { faces in
      let grey = Picture(width: 40, height: 30) { _, _ in Pixel(red: 90, green: 90, blue: 90) }
      return Dictionary(uniqueKeysWithValues: faces.filter { $0.word != "Mia" }.map { ($0, grey) })
    })

  init() throws {
    let app = app
    app.library.change { $0.append(Self.family) }
    screen = ScreenDriving(Size(width: 80, height: 24)) {
      RootScreen(app: app, start: [.editor("family")], faces: Self.source)
    }
  }

  private func waitsForResult(after script: String) async throws {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    screen.window.onResult { continuation.yield() }
    try screen.does(script)
    screen.waits(.seconds(1))
    for await _ in stream { break }
    screen.waits(.seconds(1))
  }

  private func saves() throws -> [Face] {
    try screen.does("esc")
    screen.waits(.seconds(1))
    return app.library.theme("family")?.faces ?? []
  }

  /// Focuses a face and opens its picture.
  private func opens(_ name: String) async throws {
    let place = try screen.place(of: name)
    try await waitsForResult(after: "click:\(place.x),\(place.y)")
  }

  @Test("a turn or a crop of a picture that a click opened is saved with the theme")
  func turns() async throws {
    try await opens("Ben")
    let isOpen = screen.text.contains("[View]")
    try screen.does("r esc")
    screen.waits(.seconds(1))
    #expect(isOpen && screen.text.contains("Colour"))
    try screen.does("alt-z")
    screen.waits(.seconds(1))
    let undone = app.library.theme("family")?.faces
    try await opens("Ada")
    try screen.does("c shift-left enter esc")
    screen.waits(.seconds(1))
    let faces = try saves()
    let width = try #require(faces.first?.picture?.crop?.width)
    #expect((undone, faces.dropFirst()) == (Self.family.faces, Self.family.faces.dropFirst()))
    #expect(abs(width - 0.78) < 1e-9)
  }

  @Test("filter and stickers are saved with the theme; without a font cards show no stickers")
  func decorates() async throws {
    try await opens("Ada")
    try await waitsForResult(after: "f 2 s enter")
    let isShown = screen.text.contains("🎩, 20 %")
    try screen.clicks("[Stickers]")
    #expect(isShown && screen.text.contains("Cards show no stickers without an emoji font."))
    try screen.does("esc esc")
    screen.waits(.seconds(1))
    let picture = try #require(try saves().first?.picture)
    #expect(picture.filter == .grey && picture.stickers.map(\.symbol) == ["🎩"])
  }

  @Test("a missing picture is reported")
  func gone() async throws {
    try await opens("Mia")
    let isReported = screen.text.contains("This picture is missing or damaged.")
    try screen.does("enter")
    screen.waits(.seconds(1))
    #expect(isReported && screen.text.contains("Colour"))
  }

  @Test("a face dropped on another one takes its place")
  func drags() throws {
    let (from, to) = (try screen.place(of: "Ada"), try screen.place(of: "Mia"))
    screen.sends(.mouse(MouseEvent(.down(.left), at: from)))
    screen.sends(.mouse(MouseEvent(.moved(.left), at: to)))
    screen.sends(.mouse(MouseEvent(.up(.left), at: to)))
    screen.waits(.seconds(1))
    #expect(try saves().map(\.symbol) == ["Ben", "Mia", "Ada"])
  }

  @Test("a face dropped outside the others goes back")
  func refusesDrop() throws {
    let from = try screen.place(of: "Ada")
    screen.sends(.mouse(MouseEvent(.down(.left), at: from)))
    screen.sends(.mouse(MouseEvent(.moved(.left), at: Point(x: 70, y: 15))))
    screen.sends(.mouse(MouseEvent(.up(.left), at: Point(x: 70, y: 15))))
    screen.waits(.seconds(1))
    #expect(try saves() == Self.family.faces)
  }

  @Test("typed paths import pictures, and what was left out is reported")
  func adds() async throws {
    app.library.files.readPictures = { paths, progress in
      progress(1, 1)
      return PicturesImport([Self.face("Zoe")], remarks: ["\(paths[0]) is odd"])
    }
    try screen.clicks("a picture's path, or a word")
    try screen.does("text:/tmp/zoe.jpg enter")
    screen.waits(.seconds(1))
    let isAsked = screen.text.contains("Add pictures")
    try await waitsForResult(after: "enter")
    #expect(isAsked && screen.text.contains("/tmp/zoe.jpg is odd."))
    try screen.does("enter")
    #expect(try saves().map(\.symbol) == ["Ada", "Ben", "Mia", "Zoe"])
  }
}
