import MemoryModel
import MemoryViewModel
import Testing
import TextUI

@testable import MemoryViews

@Suite("Themes: pairs that belong together")
struct ThemePairsTests {
  /// Returns a list of one theme with its page beside it.
  private func page(_ id: String, isUnicode: Bool = true) throws -> ScreenDriving {
    let app = SampleApp().model
    let theme = try #require(Theme.builtIn.first { $0.id == id })
    app.library.change { $0 = [theme] }
    return ScreenDriving(.large, isUnicode: isUnicode) { RootScreen(app: app) }
  }

  @Test("the page of a deck shows both faces of each pair")
  func pairs() throws {
    let text = try page("opposites").text
    #expect(
      try missing(["8 of 32 pairs", "hot = cold, big = small"], in: text) == []
        && page("capitals", isUnicode: false).text.contains("France = Paris"))
  }

  @Test("the page of equal pairs shows each face once")
  func faces() throws {
    let text = try page("animals").text
    #expect(text.contains("10 pairs of 32 faces") && !text.contains(" = "))
  }

  @Test("no built-in theme is called odd")
  func flags() throws {
    let text = try page("flags").text
    #expect(text.contains("Flags and Countries") && !text.contains("odd faces"))
  }
}
