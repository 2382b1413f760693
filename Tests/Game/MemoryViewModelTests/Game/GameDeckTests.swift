import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing

@Suite("Decks chosen by a seed")
struct GameDeckTests {
  /// Returns the kind of every card in table order.
  private func layout(_ theme: Theme, seed: Seed) throws -> [Int] {
    let setup = GameSetup(theme: theme, kinds: 6, copies: 2)
    let game = try GameViewModel(setup, seed: seed) { .zero }.game
    return (0..<game.cardCount).map { game.card($0, at: .zero).kind }
  }

  @Test("the same seed has the same order in every theme", arguments: [0, 1, 42] as [UInt64])
  func liesTheSame(seed: UInt64) throws {
    let animals = try layout(.animals, seed: Seed(seed))
    for theme in Theme.builtIn { #expect(try layout(theme, seed: Seed(seed)) == animals) }
    #expect(
      try (
        layout(.numbers(1000), seed: Seed(seed)), layout(.animals, seed: Seed(seed + 1)) != animals
      ) == (animals, true))
  }

  @Test("the same seed draws the same faces, other seeds and games draw others")
  func drawsFaces() throws {
    let deck = try Theme.animals.deck(kinds: 8, copies: 2, seed: Seed(1))
    let decks = try (0..<20).map {
      try Theme.animals.deck(kinds: 8, copies: 2, seed: Seed($0), game: $0 / 10)
    }

    #expect(
      (deck.kinds.map(\.copies), Set(deck.kinds.map(\.faces)).count, Set(decks).count, decks[1])
        == (Array(repeating: 2, count: 8), 8, 20, deck))
    let faces = decks.flatMap(\.kinds).flatMap(\.faces)
    #expect(Set(faces) == Set(Theme.animals.faces), "every face gets its chance")
  }

  @Test("second faces give unequal pairs that match")
  func pairsUnequals() throws {
    let words = Theme(
      id: "w", name: "Words", faces: ["dog", "cat"].map { Face($0) },
      secondFaces: ["Hund", "Katze"].map { Face($0) }, pairs: 2, color: Theme.Color(rgb: 0))
    let setup = GameSetup(theme: words, kinds: 2, copies: 2)
    let model = try GameViewModel(setup, seed: Seed(3)) { .zero }
    for card in 0..<4 { model.choose(card) }

    let cards = (0..<4).map { model.game.card($0, at: .zero) }
    let pairs = Dictionary(grouping: cards, by: \.kind).values.map { Set($0.map(\.face.symbol)) }
    #expect(Set(pairs) == [["dog", "Hund"], ["cat", "Katze"]])
    let dog = try #require(cards.first { $0.face.symbol == "dog" })
    let hund = try #require(cards.first { $0.face.symbol == "Hund" })
    try model.newGame(seed: Seed(3))
    model.choose(dog.id)
    #expect(model.choose(hund.id).isMatch)
  }

  @Test("a theme of numbers has the requested number of faces, and removed ones are not dealt")
  func leavesRemovedFaces() throws {
    var theme = Theme.numbers(3)
    theme.remove(Face("2"))

    let faces = try theme.deck(kinds: 2, copies: 2, seed: Seed(1)).kinds.flatMap(\.faces)
    let earlierSymbols = faces.map(\.symbol).sorted()

    #expect(
      (
        earlierSymbols, Theme.numbers(3).faces.map(\.symbol), Theme.numbers(3).pairs,
        Theme.numbers(3).problems.isEmpty
      ) == (["1", "3"], ["1", "2", "3"], 3, true))
    #expect(Theme.numbers(0).faces.isEmpty && Theme.numbers(-5).faces.isEmpty)
    let deck = try Theme.numbers(5000).deck(kinds: 5000, copies: 2, seed: Seed(1))
    #expect(deck.cardCount == 10_000)
  }

  @Test("a deck of no kinds, no copies or a face in two kinds is refused")
  func refuses() {
    #expect(throws: DeckError.noKinds) {
      try Theme.animals.deck(kinds: 0, copies: 2, seed: Seed(1))
    }
    #expect(throws: DeckError.noCopies(kind: 0, copies: 0)) {
      try Theme.animals.deck(kinds: 2, copies: 0, seed: Seed(1))
    }
    let twice = Theme(
      id: "t", name: "T", faces: [Face("a"), Face("b")], secondFaces: [Face("b"), Face("c")],
      pairs: 2, color: Theme.Color(rgb: 0))
    #expect(throws: DeckError.sameFace(inKinds: 0, 1)) {
      try twice.deck(kinds: 2, copies: 2, seed: Seed(1))
    }
  }
}
