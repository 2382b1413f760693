import MemoryEngine
import MemoryModel
import MemoryViewModel
import Pictures
import Testing
import TextUI

@testable import MemoryViews

@Suite("Faces as pictures")
struct PictureCardTests {
  /// Returns a game whose first card is face up, with red squares as faces.
  private func screen(
    _ width: Int = 80, _ height: Int = 24, theme: Theme = .animals,
    settings: [String: String] = [:], colors: Int = 1 << 24, isAsking: Bool = true,
    source: FaceSource? = Self.squares
  ) async throws -> CellBuffer {
    let app = SampleApp(settings: settings)
    app.model.play(theme, seed: Seed(42))
    let game = try #require(app.model.game)
    game.choose(game.game.tableOrder[0])
    var environment = EnvironmentValues()
    environment.reducesMotion = true
    environment.colors = colors
    let model = app.model
    let window = Window(environment: environment) {
      RootScreen(app: model, start: [.game], faces: source ?? .none)
    }
    let (results, arrivals) = AsyncStream<Void>.makeStream()
    window.onResult { arrivals.yield() }
    let size = Size(width: width, height: height)
    window.frame(size: size, at: .zero)
    // The pictures are loaded in the background.
    if isAsking { for await _ in results { break } }
    return window.frame(size: size, at: .zero).buffer
  }

  private static let squares = FaceSource { faces in
    let red = Picture(width: 16, height: 16) { _, _ in Pixel(red: 220, green: 20, blue: 20) }
    return Dictionary(uniqueKeysWithValues: faces.map { ($0, red) })
  }

  @Test(
    "a face is a picture as large as its card allows, its word below, or on a small card a symbol"
  )
  func large() async throws {
    let screen = try await screen()
    let card = screen.lines[2...8].map { String($0.dropFirst().prefix(11)) }
    #expect(
      (card[0], card[5], card[6], screen.lines.joined().contains("🐻")) == (
        "▛▀▀▀▀▀▀▀▀▀▜", "▌  bear   ▐", "▙▄▄▄▄▄▄▄▄▄▟", false
      ))
    let colors = (3...6).map { screen.style(at: Point(x: 6, y: $0)).background }
    #expect(colors.count { $0 == Color(red: 220, green: 20, blue: 20) } >= 3)

    #expect(try await self.screen(40, 12, isAsking: false).lines[3].contains("🐻"))
  }

  @Test("a word too long for its card is cut, below a picture and below a symbol")
  func longWords() async throws {
    let symbols = ["🥐", "🥖", "🥨", "🥯", "🥞", "🧇", "🧀", "🍖", "🍗", "🥩"]
    let faces = symbols.map {
      Face(symbol: $0, word: "croissants with butter and jam \($0.unicodeScalars.count)")
    }
    let theme = Theme(
      id: "bakery", name: "Bakery", faces: faces, pairs: 10, color: Theme.animals.color)
    let large = try await screen(theme: theme)
    #expect(large.lines[7].contains("▌croissan…▐"))
    let text = try await screen(theme: theme, settings: ["faces": "text"], isAsking: false)
    #expect(text.lines.joined().contains("▌croissan…▐"))
  }

  @Test("text, few colours or a missing font give the symbol")
  func text() async throws {
    for screen in [
      try await screen(settings: ["faces": "text"], isAsking: false),
      try await screen(colors: 16, isAsking: false),
      try await screen(source: nil),
    ] {
      #expect(screen.lines.joined().contains("🐻"))
    }
  }
}
