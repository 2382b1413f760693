import MemoryEngine
import Testing

@Suite("A deck")
struct DeckTests {
  @Test("pairs, sets and unequal pairs are kinds in the order given")
  func buildsCommonDecks() throws {
    let pairs = try Deck(pairsOf: ["🐶", "🐱"])
    let triples = try Deck(setsOf: ["a", "b"], copies: 3)
    let words = try Deck(matching: [("dog", "Hund"), ("cat", "Katze")])

    #expect(pairs.kinds.map(\.faces) == [["🐶"], ["🐱"]] && pairs.kinds.map(\.copies) == [2, 2])
    #expect(triples.kinds.map(\.faces) == [["a"], ["b"]] && triples.kinds.map(\.copies) == [3, 3])
    #expect(words.kinds.map(\.faces) == [["dog", "Hund"], ["cat", "Katze"]])
    #expect(words.kinds.map(\.copies) == [2, 2])
    #expect([pairs, words].map(\.cardCount) == [4, 4] && triples.cardCount == 6)
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
    game.choose(0, at: .zero)
    #expect(!game.choose(2, at: .zero).isMatch)
    game.choose(1, at: .zero)
    #expect(game.choose(0, at: .zero).isMatch)
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
    func fault(_ kinds: [([String], Int)]) -> DeckError? {
      #expect(throws: DeckError.self) {
        try Deck(kinds: kinds.map { Deck.Kind(faces: $0.0, copies: $0.1) })
      }
    }
    #expect(fault([]) == .noKinds)
    #expect(fault([(["a"], 2), ([], 2), ([], 0)]) == .kindWithoutFaces(kind: 1))
    #expect(fault([(["a"], 2), (["b"], 0), ([], 2)]) == .noCopies(kind: 1, copies: 0))
    #expect(fault([(["a"], .min)]) == .noCopies(kind: 0, copies: .min))
    #expect(fault([(["a", "b"], 2), (["c"], 2), (["d", "b"], 2)]) == .sameFace(inKinds: 0, 2))
    #expect(fault([(["a"], 2), (["b"], .max)]) == .tooManyCards(kind: 1))
    #expect(throws: DeckError.noKinds) { try Deck(pairsOf: [Int]()) }
    #expect(throws: DeckError.sameFace(inKinds: 0, 1)) { try Deck(pairsOf: ["e\u{301}", "é"]) }
  }

  @Test("a kind may show the same face on all its cards")
  func allowsTheSameFaceWithinAKind() throws {
    #expect(try Deck(matching: [("a", "a"), ("b", "b")]).cardCount == 4)
  }

  @Test("65,535 cards make a deck, one more does not")
  func limitsTheCards() throws {
    let most = Deck<Int>.maximumCardCount
    let single = Deck<Int>.Kind(faces: [0], copies: most)
    #expect(most == 65_535)
    #expect(try Deck(kinds: [single]).cardCount == most)
    #expect(throws: DeckError.tooManyCards(kind: 32_767)) { try Deck(pairsOf: 0..<32_768) }
    #expect(throws: DeckError.tooManyCards(kind: 1)) {
      try Deck(kinds: [single, Deck.Kind(faces: [1], copies: 1)])
    }
  }

  @Test("the largest deck can be dealt and its last card chosen")
  func playsWithTheGreatestDeck() throws {
    let rules = Rules { $0.matchSize = 3 }
    var game = try MemoryGame(inOrder: 1, copies: 65_535, rules: rules)

    game.chooseAtOnce([65_533, 65_532])
    let outcome = game.choose(65_534, at: .zero)

    #expect(outcome.event == .matched([65_533, 65_532, 65_534], points: 20))
    #expect(game.card(65_534, at: .zero).face == 65_534)
  }

  @Test("copies that are no multiple of the match size are refused")
  func refusesBrokenMatches() throws {
    let deck = try Deck(kinds: [.init(faces: ["a"], copies: 6), .init(faces: ["b"], copies: 4)])
    let error = DeckError.copiesNotInMatches(kind: 1, copies: 4, matchSize: 3)
    #expect(throws: error) { try deck.check(matchSize: 3) }
    #expect(throws: error) { try MemoryGame(deck: deck, rules: .triples, seed: Seed(1)) }
    #expect(throws: Never.self) { try deck.check(matchSize: 2) }
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
    for (error, wording) in wordings { #expect("\(error)" == wording) }
  }

  @Test("a deck is encoded as its kinds")
  func codesItsKinds() throws {
    let deck = try Deck(matching: [("dog", "Hund")])
    let spelling = #"{"kinds":[{"copies":2,"faces":["dog","Hund"]}]}"#
    #expect(try json(deck) == spelling)
    #expect(try value(Deck<String>.self, from: spelling) == deck)
  }

  @Test("a file with a deck that code could not build is refused")
  func refusesBadFiles() {
    func load(_ kinds: String) throws -> Deck<String> {
      try value(Deck<String>.self, from: #"{"kinds":[\#(kinds)]}"#)
    }
    #expect(throws: DeckError.noKinds) { try load("") }
    #expect(throws: DeckError.kindWithoutFaces(kind: 0)) { try load(#"{"faces":[],"copies":2}"#) }
    #expect(throws: DeckError.noCopies(kind: 0, copies: -2)) {
      try load(#"{"faces":["a"],"copies":-2}"#)
    }
    #expect(throws: DeckError.tooManyCards(kind: 0)) {
      try load(#"{"faces":["a"],"copies":9223372036854775807}"#)
    }
    #expect(throws: DecodingError.self) { try load(#"{"faces":["a"]}"#) }
  }
}
