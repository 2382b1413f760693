import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing
import TextUI

@testable import MemoryViews

@Suite("Words on cards")
struct WordCardTests {
  private nonisolated static let english = [
    "dog", "the little cow", "hippopotamus", "a very long name", "Donaudampfschifffahrt",
    "guinea pig", "butterfly", "x", "grasshopper", "squirrel",
  ]

  /// Returns the screen of a game of which the first card with a text is up.
  private func screen(
    _ text: String, _ width: Int, _ height: Int, others: [String] = Self.english,
    name: String = "Words"
  ) throws -> [String] {
    let app = SampleApp(settings: ["animation": "off"])
    let words = others.filter { $0 != text } + [text]
    app.model.play(
      Theme(
        id: "words", name: name, faces: words.map { Face($0) },
        secondFaces: words.indices.map { Face("=\($0)") }, pairs: words.count,
        color: Theme.Color(rgb: 0x43_A047)), seed: Seed(42))
    let game = try #require(app.model.game)
    let card = try #require(
      (0..<game.game.cardCount).first { game.game.card($0, at: .zero).face.symbol == text })
    game.choose(card)
    var environment = EnvironmentValues()
    environment.colors = 1 << 24
    let model = app.model
    let window = Window(environment: environment) { RootScreen(app: model, start: [.game]) }
    return window.frame(size: Size(width: width, height: height), at: .zero).buffer.lines
  }

  @Test(
    "no word of a deck of ten pairs is cut, at any size from 40×12 on",
    arguments: [(40, 12), (80, 24), (120, 40)], english)
  func whole(_ size: (Int, Int), word: String) throws {
    // A word of 21 letters is wider than half of the smallest window, and needs a second line.
    if size.0 == 40, word.count > 20 { return }
    let lines = try screen(word, size.0, size.1)
    // The words of a text may be in lines of their own.
    let cut = word.split(separator: " ").filter { part in
      !lines.dropLast().contains { $0.contains(part) } && !isInBlocks(String(part), lines)
    }
    #expect(cut == [], "\(lines)")
  }

  /// Returns true if all rows of a text in block letters are on the screen.
  private func isInBlocks(_ text: String, _ lines: [String]) -> Bool {
    BlockSize.allCases.contains { size in
      let rows = BlockText.lines(of: text, size) ?? [text]
      return rows.allSatisfy { row in lines.contains { $0.contains(row) } }
    }
  }

  @Test(
    "words of East Asia and of right-to-left scripts are shown whole",
    arguments: ["吸引力法则", "שלום עולם"])
  func scripts(word: String) throws {
    let lines = try screen(word, 80, 24)
    let parts = word.split(separator: " ").map { String($0) }
    #expect(missing(parts, in: lines.dropLast().joined(separator: "\n")) == [], "\(lines)")
  }

  @Test("cards of one row leave the countdown to the header, others show it themselves")
  func headerCountdown() throws {
    let headers = try [(40, 12), (80, 24)].map { try screen("butterfly", $0.0, $0.1)[0] }
    #expect(headers.map { $0.contains("━━━━━━  0 p") } == [true, false], "\(headers)")
    let header = try screen("butterfly", 40, 12, name: "Numbers and Dots")[0]
    #expect(header.contains("━━━━━━  0 p"), "The points make room: \(header)")
  }

  @Test("a word that no card is wide enough for is broken into lines")
  func broken() {
    let words = CardWords(["Donaudampfschifffahrt", "🐶", "ab"])
    #expect(
      words.hasSymbols && CardWords(["🐶", "A", "10", "é"]).texts.isEmpty
        && words.fit(in: Size(width: 21, height: 1), breaksWords: false))
    #expect(
      !words.fit(in: Size(width: 20, height: 9), breaksWords: false)
        && words.fit(in: Size(width: 8, height: 3), breaksWords: true)
        && !words.fit(in: Size(width: 7, height: 3), breaksWords: true))
    #expect(
      CardWords(["the little cow"]).fit(in: Size(width: 6, height: 3), breaksWords: false)
        && !CardWords(["吸引力法则"]).fit(in: Size(width: 9, height: 1), breaksWords: true))
    let fitting = ["●●●●●", "Việtế", "⅓→≠∞ª"]
    let wide = ["☔☔☔", "❤\u{FE0F}❤\u{FE0F}❤\u{FE0F}", "犬犬犬"]
    let fit = (fitting + wide).filter {
      CardWords([$0]).fit(in: Size(width: 5, height: 1), breaksWords: false)
    }
    #expect(fit == fitting)
  }

  @Test(
    "symbols have the plan that they have without words, and a text has no second word below it")
  func symbols() {
    let sizes = [(40, 10), (80, 21), (200, 57)].map { Size(width: $0.0, height: $0.1) }
    let plans = sizes.map {
      BoardPlan(count: 20, in: $0, cellAspect: 0.5, words: CardWords(["🐶", "A"]))
    }
    #expect(plans == sizes.map { BoardPlan(count: 20, in: $0, cellAspect: 0.5) })

    let texts = ["Eichhörnchen", "犬", "42", "🐶", "♈", ""].filter { Face($0).isText }
    let faces = [
      Face("Eichhörnchen"), Face("dog"), Face("🐶"), Face(symbol: "X", word: "ex"),
    ]
    #expect(texts == ["Eichhörnchen", "犬", "42"])
    #expect(faces.map(\.spellsSymbol) == [true, true, false, false])
  }
}

extension CardWords {
  /// Returns true if all texts fit into the space inside of a card.
  func fit(in space: Size, breaksWords: Bool) -> Bool {
    count(in: space, breaksWords: breaksWords) == texts.count
  }
}
