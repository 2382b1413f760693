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

  @Test(
    "the page of a deck shows both faces of each pair, of equal pairs each once, and none is odd")
  func pairs() throws {
    let text = try page("opposites").text
    #expect(
      try missing(["8 of 32 pairs", "hot = cold, big = small"], in: text) == []
        && page("capitals", isUnicode: false).text.contains("France = Paris"))

    let otherText = try page("animals").text
    #expect(otherText.contains("10 pairs of 32 faces") && !otherText.contains(" = "))

    let thirdText = try page("flags").text
    #expect(thirdText.contains("Flags and Countries") && !thirdText.contains("odd faces"))
  }
}
