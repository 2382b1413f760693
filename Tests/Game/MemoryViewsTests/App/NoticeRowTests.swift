import MemoryEngine
import MemoryModel
import MemoryViewModel
import TestSupport
import Testing
import TextUI

@testable import MemoryViews

/// The invariant of notices: they are in the last row, which has no card and no tile.
@Suite("Notices")
struct NoticeRowTests {
  private nonisolated static let sizes = [(40, 12), (60, 20), (80, 24), (120, 36), (200, 60)]
    .map { Size(width: $0.0, height: $0.1) }
  private static let screens: [String: [Route]] = [
    "themes": [], "table": [.game], "games": [.games], "scores": [.scores(nil)],
    "start": [.game, .start], "film": [.game, .watch],
  ]
  private nonisolated static let sentences = [
    "All of these themes are here already.",
    "Missing or damaged: the picture of lion, goat, bear and 12 more. Words are shown instead.",
    String(repeating: "很长的名字 ", count: 30),
  ]

  private func stage(
    _ size: Size, _ screen: [Route], themeSize: ThemeSize
  ) throws -> (ScreenDriving, AppModel) {
    let model = try SampleApp.withGames().model
    model.settings.themeSize = themeSize
    for number in 0..<40 { try model.records.scores.add(.sample(number)) }
    model.play(.animals, seed: Seed(42))
    return (ScreenDriving(size) { RootScreen(app: model, start: screen) }, model)
  }

  @Test(
    "a notice changes no row but the last one, and covers no card and no tile", arguments: sizes,
    ["themes", "table", "games", "scores", "start", "film"])
  func staysInRow(size: Size, name: String) throws {
    let screen = try #require(Self.screens[name])
    var faults: [String] = []
    for (number, sentence) in Self.sentences.enumerated() {
      let themeSize = [ThemeSize.small, .medium, .large][number]
      let (stage, model) = try stage(size, screen, themeSize: themeSize)
      stage.waits(.seconds(2))
      let before = stage.frame.buffer.lines
      model.notices.show(.warning, sentence)
      model.notices.show(.info, "Saved.")
      stage.waits(.zero)
      if stage.frame.buffer.lines == before { faults.append("nothing is shown") }
      for _ in 0..<12 {
        let lines = stage.frame.buffer.lines
        if lines.dropLast() != before.dropLast() { faults.append("changed: \(lines)") }
        let covered = zip(before[size.height - 1], lines[size.height - 1]).filter { $0 != $1 }
        let isEdge = covered.contains { "╭╮╰╯┗┛▌▐▜▛".contains($0.0) }
        // Beside the detail of a wide window there is a line, but no tile has one edge alone.
        if isEdge || covered.count(where: { $0.0 == "│" }) > 1 {
          faults.append("covered: \(before)")
        }
        stage.waits(.seconds(1))
      }
    }
    #expect(faults == [])
  }
}
