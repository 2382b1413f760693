import Testing
import TextUI

@testable import MemoryViews

@Suite("Key hints")
struct KeyHintsTests {
  private final class Log {
    var keys: [String] = []
  }

  private let log = Log()

  private func screen(_ width: Int) -> ScreenDriving {
    ScreenDriving(Size(width: width, height: 1)) { [log] in
      KeyHints(
        hints: ["n", "Enter", "?"].map { key in
          KeyHint(key: key, meaning: "means") { log.keys.append(key) }
        })
    }
  }

  @Test(
    "hints without room are left out, the last ones first",
    arguments: [
      (40, "n means  Enter means  ? means"), (29, "n means  Enter means  ? means"),
      (28, "n means  Enter means"), (19, "n means"), (6, ""),
    ])
  func fallsAway(width: Int, expected: String) {
    #expect(screen(width).text.drop { $0 == " " } == expected)
  }

  @Test("a click has the effect of the key")
  func clicks() throws {
    let screen = screen(29)
    try screen.clicks("Enter")
    try screen.clicks("? means")
    #expect(log.keys == ["Enter", "?"])
  }
}
