import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing
import TextUI

@testable import MemoryViews

@Suite struct MemoryScreenTests {
  private func screen(_ size: Size, _ app: SampleApp = .remembering()) -> ScreenDriving {
    ScreenDriving(pushed: size) { MemoryScreen(app: app.model) }
  }

  private struct Refusal: Error, CustomStringConvertible {
    var description: String { "a disk \u{1B}[2J" }
  }

  @Test func `figures are there at once, or without a finished game when there is more`() {
    let text = screen(.usual, SampleApp()).text
    #expect(text.contains("No finished game yet") && !text.contains("perfect"))

    let otherText = screen(.usual).text
    #expect(
      missing(
        [
          "Memory", "39 games, and 3 for practice, of kids and with guests",
          "pairs  games  best  mean  perfect",
        ], in: otherText) == [])
    #expect(
      (otherText.contains(" 6.2") || otherText.contains("9.2")) && otherText.contains("known"))
  }

  @Test(arguments: [
    Size(width: 40, height: 12), Size(width: 80, height: 24), Size(width: 200, height: 60),
  ])
  func `every size has the sentence or its place at the top`(size: Size) {
    let lines = screen(size).text.split(separator: "\n")
    #expect(lines.prefix(4).joined().contains("You remember half"))
  }

  @Test(arguments: [Size(width: 80, height: 24), Size(width: 200, height: 60)])
  func `the figures are words for a screen reader`(size: Size) {
    let labels = screen(size).frame.accessibility.map(\.label)
    #expect(
      !labels.contains("") && labels.contains { $0.contains("You remember half of the cards") })
  }

  @Test func `before the recall the games are being read; keys scroll to the chart`() {
    let app = SampleApp.remembering()
    let isShown = screen(.large, app).text.contains("power:0.43")
    app.model.records.latestRecall = nil
    let text = screen(.usual, app).text
    let words = shown(["Your games are being read.", "power:0.43"], in: text)
    #expect((isShown, words) == (true, ["Your games are being read."]))

    let screen = screen(Size(width: 40, height: 12))
    let wasShown = screen.text.contains("Turns by week")
    // There may be another chart above it by now, because the recall is computed meanwhile.
    for _ in 0..<10 { screen.sends(.key(KeyPress(.pageDown))) }
    #expect(!wasShown && screen.text.contains("Turns by week"))
  }

  @Test func `a summary gives the sentence, a failure its reason in printable form`() async {
    let known = RecallSummary(games: 3, points: [], model: "", sentence: "You remember.")
    let failed = RecallState(
      await SampleApp(recall: { _ in throw Refusal() }).model.records.recall())
    #expect(
      RecallState(.success(known)).sentence == "You remember."
        && failed.sentence.hasPrefix("Your games cannot be read: a disk ")
        && !failed.sentence.contains("\u{1B}"))
  }

  @Test func `the chart has the points, and the line of the model`() async throws {
    let summary = try await SampleApp.remembering().model.records.recall().get()
    let window = Window { RecallChart(summary: summary) }
    let rows = window.frame(size: Size(width: 60, height: 16), at: .zero).buffer.lines
    let text = rows.joined(separator: "\n")
    #expect(
      missing(["17-32", "power:0.43", "you"], in: text) == [] && rows.count { $0.contains("-") } > 4
    )
  }
}
