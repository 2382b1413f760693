import MemoryEngine
import MemoryModel
import MemoryViewModel
import Pictures
import Synchronization
import Testing
import TextUI

@testable import MemoryViews

@Suite("Faces as pictures in rows")
struct LargeFacesTests {
  private nonisolated static let red = Pixel(red: 220, green: 20, blue: 20)

  /// Returns a red square for every face of one scalar, and counts the requests.
  private static let squares = FaceSource { faces in
    let square = Picture(width: 128, height: 128) { _, _ in red }
    return Dictionary(
      uniqueKeysWithValues: faces.filter { $0.symbol != "none" }.map { ($0, square) })
  }

  /// Returns the gallery in a window after all faces were loaded.
  private func gallery(_ width: Int, _ size: String, source: FaceSource) async throws -> CellBuffer
  {
    let app = SampleApp(settings: ["themeSize": size]).model
    var environment = EnvironmentValues()
    environment.reducesMotion = true
    environment.colors = 1 << 24
    let window = Window(environment: environment) { RootScreen(app: app, faces: source) }
    let (results, arrivals) = AsyncStream<Void>.makeStream()
    window.onResult { arrivals.yield() }
    let room = Size(width: width, height: 24)
    window.frame(size: room, at: .zero)
    for await _ in results {
      let buffer = window.frame(size: room, at: .zero).buffer
      if !buffer.lines.joined().contains("🐶") { return buffer }
    }
    return window.frame(size: room, at: .zero).buffer
  }

  @Test("a large tile shows as many pictures as fit side by side, on a paper background")
  func tiles() async throws {
    let screen = try await gallery(80, "large", source: Self.squares)
    try #require(screen.lines[3].hasPrefix(" ┃›Animals") || screen.lines[3].hasPrefix("┃›Animals"))
    let grounds = (0..<80).map { screen.style(at: Point(x: $0, y: 5)).background }
    let isRed = grounds.map { $0 == Color(Self.red) }
    #expect(
      (
        isRed.count { $0 }, grounds.count { $0 == CardColors.paper },
        screen.lines[8].contains("10 pairs")
      ) == (9 * 7, 10, true))
  }

  @Test("an album keeps the pictures requested last, and at most its capacity of others")
  func forgets() async {
    let album = FacePictures(Self.squares, capacity: 3)
    await album.find(["a", "b", "none"])
    #expect(
      (
        album[Face("a")] != nil, album[Face("none")], album.hasAny,
        album.missing(of: ["a", "none", "c"].map { Face($0) })
      ) == (true, nil, true, [Face("c")]))

    await album.find(["c"])
    #expect(
      (
        album[Face("a")], album[Face("b")] != nil, album[Face("c")] != nil,
        album.missing(of: [Face("a"), Face("b")])
      ) == (nil, true, true, [Face("a")]))

    await album.find(["d", "e", "f", "g"])
    #expect(["d", "e", "f", "g"].allSatisfy { album[Face($0)] != nil } && album[Face("c")] == nil)
  }

  @Test("without a thread for searching no picture is searched, and this is checked once")
  func cannotLook() {
    let questions = Atomic(0)
    let source = FaceSource { _ in
      [:]
    } canLook: {
      questions.add(1, ordering: .relaxed)
      return false
    }
    let album = FacePictures(source)
    var faces: [Face] = []
    let window = Window { Text("a").findingPictures(of: faces, album) }
    window.frame(size: Size(width: 9, height: 1), at: .zero)
    let before = questions.load(ordering: .relaxed)
    for face in ["a", "b"] {
      faces.append(Face(face))
      window.frame(size: Size(width: 9, height: 1), at: .zero)
    }
    #expect([before, questions.load(ordering: .relaxed)] == [0, 1] && !album.hasAny)
  }

  @Test("thumbnails are small for any size of the font's pictures")
  func areSmall() async {
    let album = FacePictures.thumbnails(Self.squares)
    await album.find(["a"])
    #expect(album[Face("a")]?.height == 64 && album[Face("a")]?.width == 64)
  }

  @Test("as many columns as fit with a margin at both sides")
  func columns() {
    let wrong = (0...40).filter { width in
      let count = LargeFaces.columns(in: width)
      let isTooWide = count > 0 && LargeFaces.width(of: count, faceWidth: 7) > width
      return isTooWide || LargeFaces.width(of: count + 1, faceWidth: 7) <= width
    }
    #expect(wrong == [])
  }
}

extension FacePictures {
  /// Loads the missing pictures of some faces.
  fileprivate func find(_ symbols: [String]) async {
    let faces = symbols.map { Face($0) }
    take(await work(for: missing(of: faces))(), of: faces)
  }
}

extension Color {
  fileprivate init(_ pixel: Pixel) {
    self.init(red: pixel.red, green: pixel.green, blue: pixel.blue)
  }
}
