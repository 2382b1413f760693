import MemoryModel
import MemoryViewModel
import Pictures
import Testing
import TextUI

@testable import MemoryViews

/// A picture that is pasted or dropped becomes the background of the cover.
@Suite struct CoverBackgroundReadingTests {
  private static let sky = FacePicture(PictureID(of: [7]))
  private let editor: EditorDriving

  init() throws {
    editor = EditorDriving("animals", cover: ThemeCover(faces: [CoverFace("🐶")]))
    try editor.does("alt-o")
  }

  /// Pastes a text, and waits until the result of reading arrives.
  private func pastes(_ text: String) async {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    editor.screen.window.onResult { continuation.yield() }
    editor.screen.sends(.paste(text))
    for await _ in stream { break }
    editor.screen.waits(.seconds(1))
  }

  private func reads(_ result: Result<PicturesImport, any Error>) {
    editor.app.library.files.readPictures = { paths, _ in
      try #require(paths == ["/tmp/my sky.png"])
      return try result.get()
    }
  }

  @Test(arguments: ["", "click:40,6 ", "tab tab "])
  func `wherever the focus is`(focus: String) async throws {
    reads(.success(PicturesImport([Face(symbol: "sky", word: "sky", picture: Self.sky)])))
    if !focus.isEmpty { try editor.does(focus) }
    await pastes("'/tmp/my sky.png'")
    #expect(
      try (
        editor.savedCover().background, editor.savedCover().faces,
        editor.app.library.theme("animals")?.faces
      ) == (.picture(Self.sky), [CoverFace("🐶")], Theme.animals.faces))
    try editor.does("alt-z")
    #expect(try editor.savedCover().background == .none)
  }

  @Test func `the line below tells which picture is read, shown or failed, and why`() async throws {
    struct Broken: Error, CustomStringConvertible { let description = "the file is empty" }
    reads(.failure(Broken()))
    editor.screen.sends(.paste("/tmp/my\\ sky.png"))
    let isReading = editor.shows("Reading my sky.png. Esc cancels.")
    try editor.does("esc")
    #expect(isReading && shown(["Background", "Reading"], in: editor.text) == ["Background"])
    await pastes("/tmp/my\\ sky.png")
    #expect(
      try editor.shows("! my sky.png: the file is empty.")
        && editor.savedCover().background == .none)
    reads(.success(PicturesImport([], remarks: ["my sky.png is a WebP picture"])))
    await pastes("'/tmp/my sky.png'")
    let isRefused = editor.shows("! my sky.png: my sky.png is a WebP picture.")
    reads(.success(PicturesImport([Face(symbol: "sky", word: "sky", picture: Self.sky)])))
    await pastes("'/tmp/my sky.png'")
    #expect(isRefused && editor.shows("my sky.png is the background."))
  }

  @Test func `of several pictures the first one is taken, and other text changes nothing`()
    async throws
  {
    reads(.success(PicturesImport([Face(symbol: "sky", word: "sky", picture: Self.sky)])))
    await pastes("'/tmp/my sky.png' /tmp/other.png")
    let cover = try editor.savedCover()
    editor.screen.sends(.paste("a word"))
    editor.screen.waits(.seconds(1))
    #expect(
      try (editor.app.notices.all.map(\.text), editor.savedCover()) == (
        ["A cover has one background: the first of 2 pictures."], cover
      ))
  }
}
