import MemoryEngine
import MemoryModel
import MemoryViewModel
import TestSupport
import Testing
import TextUI

@testable import MemoryViews

@Suite("Decks of words at all sizes")
struct WordDeckTests {
  /// Returns a deck of different words of a length.
  private func deck(pairs: Int, letters: Int) -> Theme {
    let alphabet = Array("abcdefghijklmnopqrstuvwxyz")
    let faces = (0..<2 * pairs).map { number in
      Face(String(alphabet[number]) + String(repeating: "n", count: letters - 1))
    }
    return Theme(
      id: "words", name: "Words", faces: Array(faces.prefix(pairs)),
      secondFaces: Array(faces.suffix(pairs)), pairs: pairs, color: Theme.Color(rgb: 0x43_A047))
  }

  /// Returns the rows of the table while all cards are shown, and the texts of the cards.
  private func table(
    _ theme: Theme, _ width: Int, _ height: Int
  ) throws -> (rows: [String], texts: [String]) {
    let app = SampleApp(settings: ["animation": "off"]).model
    var setup = app.dealer.setup(for: theme)
    setup.kinds = 10
    setup.rules.peek = .seconds(60)
    app.play(setup, seed: Seed(42))
    let screen = ScreenDriving(Size(width: width, height: height)) {
      RootScreen(app: app, start: [.game])
    }
    let game = try #require(app.game?.game)
    let texts = (0..<game.cardCount).map { game.card($0, at: .zero).face.symbol }
    return (Array(screen.rows.dropFirst().dropLast()), texts)
  }

  private func isShown(_ text: String, in rows: [String]) -> Bool {
    let blocks = BlockSize.allCases.compactMap { BlockText.lines(of: text, $0) }
    return ([[text]] + blocks).contains { lines in
      lines.allSatisfy { line in rows.contains { $0.contains(line) } }
    }
  }

  @Test(
    "nothing is cut at 80×24 with ten pairs of up to 20 letters",
    arguments: (1...20).sampled(every: 3, from: 1))
  func whole(letters: Int) throws {
    let (rows, texts) = try table(deck(pairs: 10, letters: letters), 80, 24)
    #expect(texts.filter { !isShown($0, in: rows) } == [], "\(rows)")
  }

  @Test("a text that no card has room for ends in …, on the widest cards")
  func cut() throws {
    let (rows, texts) = try table(deck(pairs: 10, letters: 21), 40, 12)
    let cut = texts.map { text in text.prefix(17) + "…" }
    #expect(cut.filter { text in !rows.contains { $0.contains(text) } } == [], "\(rows)")
  }

  @Test(
    "neither the countdown nor another card covers a line of a text",
    arguments: ["sums", "times", "opposites"])
  func covers(id: String) throws {
    let theme = try #require(Theme.builtIn.first { $0.id == id })
    let (rows, texts) = try table(theme, 40, 12)
    let isInk = { (character: Character) in character.isASCII || character == "×" }
    let shown = rows.flatMap { row in
      row.map { isInk($0) && !"[]".contains($0) ? $0 : " " }.split(separator: " ")
    }.map { String($0) }
    #expect(shown.sorted() == texts.flatMap { $0.split(separator: " ").map(String.init) }.sorted())
  }

  /// Returns the largest number of letters of which words fit on all cards, up to a face's limit.
  private func longest(_ pairs: Int, _ width: Int, _ height: Int, breaksWords: Bool) -> Int {
    let space = Size(width: width, height: height - (height < 16 ? 2 : 3))
    let count = 2 * pairs
    return (1...Face.longestSymbol).last { letters in
      let words = CardWords([String](repeating: String(repeating: "n", count: letters), count: 2))
      let plan = BoardPlan(
        count: count, in: space, cellAspect: 0.5, words: words, labelWidth: "\(count)".count)
      return words.texts.isEmpty || words.fit(in: plan.inside, breaksWords: breaksWords)
    } ?? 0
  }

  @Test("the widest words in one line, and the longest in several, by pairs and window")
  func figures() {
    let table = [2, 6, 10, 15, 20, 30].map { pairs in
      let sizes = [(40, 12), (60, 20), (80, 24), (120, 36), (200, 60)].map { width, height in
        let figures = [false, true].map { longest(pairs, width, height, breaksWords: $0) }
        return "\(figures[0])/\(figures[1])"
      }
      return "\(pairs) pairs: " + sizes.joined(separator: " ")
    }
    #expect(
      table == [
        "2 pairs: 18/52 58/64 64/64 64/64 64/64", "6 pairs: 18/18 58/58 38/64 58/64 64/64",
        "10 pairs: 18/18 28/28 64/64 58/64 64/64", "15 pairs: 12/12 28/28 38/38 38/64 64/64",
        "20 pairs: 8/8 18/18 38/38 58/64 64/64", "30 pairs: 5/5 13/13 25/25 58/58 48/64",
      ])
  }
}
