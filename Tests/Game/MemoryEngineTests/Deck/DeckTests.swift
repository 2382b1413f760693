import MemoryEngine
import TestSupport
import Testing

@Suite("A deck")
struct DeckTests {
  @Test("pairs, sets and unequal pairs are kinds in the order given, and a kind may repeat a face")
  func buildsCommonDecks() throws {
    let pairs = try Deck(pairsOf: ["🐶", "🐱"])
    let triples = try Deck(setsOf: ["a", "b"], copies: 3)
    let words = try Deck(matching: [("dog", "Hund"), ("cat", "Katze")])

    let decks = [pairs, triples, words]
    #expect(
      decks.map { $0.kinds.map(\.faces) } == [
        [["🐶"], ["🐱"]], [["a"], ["b"]], [["dog", "Hund"], ["cat", "Katze"]],
      ])
    #expect(decks.map { $0.kinds.map(\.copies) } == [[2, 2], [3, 3], [2, 2]])
    #expect(decks.map(\.cardCount) == [4, 6, 4])

    #expect(try Deck(matching: [("a", "a"), ("b", "b")]).cardCount == 4)
  }

  @Test("the cards of a kind show its faces in turn", arguments: 1...5)
  func showsFacesInTurn(faces: Int) throws {
    let kind = Deck<Int>.Kind(faces: Array(100..<100 + faces), copies: 12)
    var order = BoxOrder()
    let game = try MemoryGame(deck: Deck(kinds: [kind]), using: &order)

    #expect(game.cards(at: .zero).map(\.face) == (0..<12).map { 100 + $0 % faces })
  }

  @Test("a word and its translation match, two words do not")
  func matchesWordAndTranslation() throws {
    var order = BoxOrder()
    let deck = try Deck(matching: [("dog", "Hund"), ("cat", "Katze")])
    var game = try MemoryGame(deck: deck, using: &order)

    #expect((0..<4).map { game.card($0, at: .zero).face } == ["dog", "Hund", "cat", "Katze"])
    let matches = [0, 2, 1, 0].map { game.choose($0, at: .zero).isMatch }
    #expect(matches == [false, false, false, true])
  }

  @Test("52 playing cards are matched by rank, two at a time, until none is left")
  func playsWithPlayingCards() throws {
    let ranks = (1...13).map { rank in
      Deck<String>.Kind(faces: ["♠", "♥", "♦", "♣"].map { "\($0)\(rank)" }, copies: 4)
    }
    var game = try MemoryGame(deck: Deck(kinds: ranks), seed: Seed(7))
    let cards = (0..<52).map { game.card($0, at: .zero) }

    #expect(Set(cards.map(\.face)).count == 52)
    let byRank = cards.sorted { ($0.kind, $0.id) < ($1.kind, $1.id) }
    for card in byRank { game.choose(card.id, at: .zero) }
    #expect(game.isFinished && game.turns == 26 && game.misses == 0)
  }

  @Test("a bad deck is refused with the place of its first fault")
  func refusesBadDecks() {
    let decks: [([(faces: [String], copies: Int)], DeckError)] = [
      ([], .noKinds), ([(["a"], 2), ([], 2), ([], 0)], .kindWithoutFaces(kind: 1)),
      ([(["a"], 2), (["b"], 0), ([], 2)], .noCopies(kind: 1, copies: 0)),
      ([(["a"], .min)], .noCopies(kind: 0, copies: .min)),
      ([(["a", "b"], 2), (["c"], 2), (["d", "b"], 2)], .sameFace(inKinds: 0, 2)),
      ([(["a"], 2), (["b"], .max)], .tooManyCards(kind: 1)),
    ]
    let faults = decks.map { kinds, _ in
      thrown(DeckError.self) {
        try Deck(kinds: kinds.map { Deck.Kind(faces: $0.faces, copies: $0.copies) })
      }
    }
    #expect(faults == decks.map(\.1))
    #expect(
      [thrown { try Deck(pairsOf: [String]()) }, thrown { try Deck(pairsOf: ["e\u{301}", "é"]) }]
        == [DeckError.noKinds, .sameFace(inKinds: 0, 1)])
  }

  @Test("65,535 cards make a deck, one more does not")
  func limitsTheCards() throws {
    let most = Deck<Int>.maximumCardCount
    let single = Deck<Int>.Kind(faces: [0], copies: most)
    #expect(try (most, Deck(kinds: [single]).cardCount) == (65_535, most))
    let faults: [DeckError?] = [
      thrown { try Deck(pairsOf: 0..<32_768) },
      thrown { try Deck(kinds: [single, Deck.Kind(faces: [1], copies: 1)]) },
    ]
    #expect(faults == [.tooManyCards(kind: 32_767), .tooManyCards(kind: 1)])
  }

  @Test("the largest deck can be dealt and its last card chosen")
  func playsWithTheGreatestDeck() throws {
    let rules = Rules { $0.matchSize = 3 }
    var game = try MemoryGame(inOrder: 1, copies: 65_535, rules: rules)

    game.chooseAtOnce([65_533, 65_532])
    let outcome = game.choose(65_534, at: .zero)

    #expect(
      (outcome.event, game.card(65_534, at: .zero).face) == (
        .matched([65_533, 65_532, 65_534], points: 20), 65_534
      ))
  }

  @Test("copies that are no multiple of the match size are refused")
  func refusesBrokenMatches() throws {
    let deck = try Deck(kinds: [.init(faces: ["a"], copies: 6), .init(faces: ["b"], copies: 4)])
    let error = DeckError.copiesNotInMatches(kind: 1, copies: 4, matchSize: 3)
    let faults: [DeckError?] = [
      thrown { try deck.check(matchSize: 2) }, thrown { try deck.check(matchSize: 3) },
      thrown { try MemoryGame(deck: deck, rules: .triples, seed: Seed(1)) },
    ]
    #expect(faults == [nil, error, error])
    try deck.check(matchSize: 2)
  }

  @Test("an error says what is wrong and where")
  func wordsItsErrors() {
    let wordings: [(DeckError, String)] = [
      (.noKinds, "the deck has no kinds"),
      (.kindWithoutFaces(kind: 3), "kind 3 of the deck has no faces"),
      (
        .noCopies(kind: 3, copies: -1),
        "kind 3 of the deck has -1 copies, and needs at least one match of them"
      ),
      (
        .copiesNotInMatches(kind: 3, copies: 5, matchSize: 2),
        "kind 3 of the deck has 5 copies, which is no multiple of 2"
      ),
      (.sameFace(inKinds: 1, 3), "kinds 1 and 3 of the deck share a face"),
      (.tooManyCards(kind: 3), "the deck has more than 65535 cards, counted up to kind 3"),
    ]
    #expect(wordings.map { "\($0.0)" } == wordings.map(\.1))
  }

  @Test("a deck is encoded as its kinds")
  func codesItsKinds() throws {
    let deck = try Deck(matching: [("dog", "Hund")])
    let spelling = #"{"kinds":[{"copies":2,"faces":["dog","Hund"]}]}"#
    #expect(try (json(deck), value(Deck<String>.self, from: spelling)) == (spelling, deck))
  }

  @Test("a file with a deck that code could not build is refused")
  func refusesBadFiles() {
    func load(_ kinds: String) throws -> Deck<String> {
      try value(Deck<String>.self, from: #"{"kinds":[\#(kinds)]}"#)
    }
    let kinds: [String: DeckError] = [
      "": .noKinds, #"{"faces":[],"copies":2}"#: .kindWithoutFaces(kind: 0),
      #"{"faces":["a"],"copies":-2}"#: .noCopies(kind: 0, copies: -2),
      #"{"faces":["a"],"copies":9223372036854775807}"#: .tooManyCards(kind: 0),
    ]
    let wrong = kinds.filter { kinds, error in thrown { try load(kinds) } != error }
    #expect(wrong == [:])
    #expect(throws: DecodingError.self) { try load(#"{"faces":["a"]}"#) }
  }
}
