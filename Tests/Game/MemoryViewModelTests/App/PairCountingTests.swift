import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing

@Suite("Pairs that players forget")
struct PairCountingTests {
  private let repository = TestRepository()

  private func opposites() throws -> Theme { try #require(Theme.named("opposites")) }

  /// Plays the game to its end; the pairs 0..<n-2 are known, apart from the first ones, which are
  /// forgotten once after they were seen, and the last two are found by luck.
  private func play(_ app: AppModel, forgetting forgotten: Int) throws {
    let game = try #require(app.game)
    let cards = game.game.deck.kinds.indices.map { kind in
      (0..<game.game.cardCount).filter { game.game.card($0, at: .zero).kind == kind }
    }
    func choose(_ ids: [Int]) {
      for id in ids {
        repository.now += .seconds(1)
        game.choose(id)
      }
    }
    let seen = Array(0..<cards.count - 2)
    for kind in stride(from: cards.count - 2, through: 0, by: -2) {
      choose([cards[kind][0], cards[kind + 1][0]])
    }
    // Turns that begin with a card whose partner nobody has seen forget nothing.
    for kind in seen { choose([cards[cards.count - 1 - kind % 2][0], cards[kind][1]]) }
    for kind in seen.prefix(forgotten) {
      choose([cards[kind][0], cards[cards.count - 1 - (seen.count + kind) % 2][0]])
    }
    // The cards of the last miss are still up.
    for kind in forgotten == 0 ? seen : seen.reversed() { choose(cards[kind]) }
    for kind in cards.indices.suffix(2) { choose(cards[kind]) }
    #expect(game.result != nil)
  }

  @Test(
    "a finished game is counted once, weakest pairs first; practice and unfinished games are not"
  )
  func counts() throws {
    var app = repository.makeApp(settings: ["pairs": "4"])
    let theme = try opposites()
    let none = app.records.weakestPairs(of: app.dealer.sided(theme))
    app.play(theme)
    let names = try #require(app.game).game.deck.kinds.map(\.faces)
    try play(app, forgetting: 1)
    let pairs = app.records.weakestPairs(of: app.dealer.sided(theme))
    let forgotten = pairs.prefix { $0.memory?.forgotten == 1 }.map(\.faces)
    #expect(
      (none, Array(forgotten), pairs.map(\.faces), pairs.allSatisfy { names.contains($0.faces) })
        == ([], [names[0]], [names[0], names[1]], true))
    app.leave()
    let left = app.records.weakestPairs(of: app.dealer.sided(theme))
    app.records.refreshPairs()
    #expect([left, app.records.weakestPairs(of: app.dealer.sided(theme))] == [pairs, pairs])

    let practice = repository.makeApp(settings: ["pairs": "4", "practice": "true"])
    practice.play(try opposites())
    try play(practice, forgetting: 1)
    #expect(practice.records.weakestPairs(of: practice.dealer.sided(theme)).isEmpty)

    app = repository.makeApp(settings: ["pairs": "4"])
    app.play(try opposites())
    try #require(app.game).choose(0)
    app.leave()
    #expect(app.records.weakestPairs(of: app.dealer.sided(theme)).isEmpty)
  }

  @Test("weak pairs are dealt with new ones, again by what was learned, or as the same deal")
  func deals() throws {
    let app = repository.makeApp(settings: ["pairs": "6"])
    let theme = try opposites()
    app.play(theme)
    try play(app, forgetting: 3)
    let weak = Set(
      app.records.weakestPairs(of: app.dealer.sided(theme)).filter { $0.memory?.box == 1 }.map(
        \.faces))
    #expect(!weak.isEmpty && app.play(theme, pairs: .weakest))
    let dealt = Set(try #require(app.game).record.deck.kinds.map(\.faces))
    #expect(
      (dealt.count, dealt.intersection(weak).count, app.game?.isDealtAgainBySeed) == (
        6, min(4, weak.count), false
      ))
    let seed = try #require(app.game).seed
    try play(app, forgetting: 0)
    app.playAgain(seed: seed)
    #expect(Set(try #require(app.game).record.deck.kinds.map(\.faces)) == dealt)
    app.playAgain()
    let wanted = theme.pairsToPractise(6, by: try #require(app.records.pairs)).map(\.faces)
    #expect(Set(try #require(app.game).record.deck.kinds.map(\.faces)) == Set(wanted))
  }

  @Test("each choice of sides has pairs of its own")
  func sides() throws {
    let app = repository.makeApp(settings: ["pairs": "4", "sides": "word"])
    app.play(.animals)
    try play(app, forgetting: 1)
    let weakest = app.records.weakestPairs(of: app.dealer.sided(.animals))
    app.settings.sides = .same
    #expect(
      (weakest.isEmpty, app.records.weakestPairs(of: app.dealer.sided(.animals))) == (false, []))
  }

  @Test("a deal by the seed alone is known from one of chosen pairs, and from edited themes")
  func dealtAgain() throws {
    let app = repository.makeApp(settings: ["pairs": "4"])
    app.play(try opposites())
    #expect(app.game?.isDealtAgainBySeed == true)
  }

  @Test("a history is said in words, in ASCII too")
  func words() {
    let pair = Theme.RememberedPair(
      faces: [Face("Übung"), Face(symbol: "🐶", word: "dog")],
      memory: PairMemory(known: 3, forgotten: 1, box: 2))
    let earlierHistory = pair.history
    let firstText = pair.text(isUnicode: true)
    let secondText = pair.text(isUnicode: false)
    let new = Theme.RememberedPair(faces: [Face("a")], memory: nil)
    #expect(
      (
        earlierHistory, firstText, secondText, new.history,
        PairMemory.boxesSentence.contains("box 5")
      ) == ("forgotten 1, known 3, box 2", "Übung = 🐶", "ubung = dog", "new", true))
  }
}
