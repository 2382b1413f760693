import Testing
import TextUI

@Suite struct KeyScriptTests {
  private func keys(_ text: String) throws -> [KeyPress] {
    try KeyScript(text).events.compactMap { event in
      if case .key(let press) = event { press } else { nil }
    }
  }

  @Test("words are names of keys with modifiers, letters and texts, clicks and turns of the wheel")
  func names() throws {
    #expect(
      try (keys("down Enter esc x ? é f12 space"), keys("   ").isEmpty) == (
        [
          KeyPress(.down), KeyPress(.enter), KeyPress(.escape), KeyPress(.character("x")),
          KeyPress(.character("?")), KeyPress(.character("é")), KeyPress(.function(12)),
          KeyPress(.space),
        ], true
      ))
    #expect(
      try (
        keys("ctrl-x alt-enter shift-tab ctrl-alt-shift-f1 -"), keys("text:Ada"),
        keys("text:").isEmpty
      ) == (
        [
          KeyPress(.character("x"), modifiers: .control), KeyPress(.enter, modifiers: .alt),
          KeyPress(.tab, modifiers: .shift),
          KeyPress(.function(1), modifiers: [.control, .alt, .shift]), KeyPress(.character("-")),
        ], "Ada".map { KeyPress(.character($0)) }, true
      ))

    let place = Point(x: 10, y: 4)
    #expect(
      try KeyScript("click:10,4 wheel:10,4,-2").events == [
        .mouse(MouseEvent(.down(.left), at: place)), .mouse(MouseEvent(.up(.left), at: place)),
        .mouse(MouseEvent(.wheel(x: 0, y: -2), at: place)),
      ])
  }

  @Test(
    "an unknown word is named in the error", arguments: ["dwon", "f0", "f36", "ctrl-", "ctrl-dwon"])
  func unknown(word: String) {
    #expect(throws: KeyScript.Problem.unknownKey(word)) { try KeyScript("up \(word)") }
  }

  @Test(
    "places need two numbers",
    arguments: [
      "click:", "click:1", "click:1,", "click:1,2,3", "click:a,b", "wheel:1,2", "click:99999,1",
    ])
  func places(word: String) {
    #expect(throws: KeyScript.Problem.badPlace(word)) { try KeyScript(word) }
  }
}
