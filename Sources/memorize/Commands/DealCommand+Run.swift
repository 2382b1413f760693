import MemoryEngine
import MemoryModel
import MemoryViewModel
import PlainJSON

extension DealCommand {
  func run(to output: inout StandardOutput, in context: RunContext) throws {
    let seed = seed ?? context.chance.seed
    let deck = try deck.deck(seed, game: game)
    switch self.output {
    case .record:
      let record = GameRecord(deck: deck, rules: rules, seed: seed, game: game)
      try output.write(record.line)
    case .json:
      try output.write("\(json(try dealt(deck, seed), seed))\n")
    case .list:
      try list(try dealt(deck, seed), seed, to: &output)
    }
  }

  private func dealt(_ deck: Deck<Face>, _ seed: Seed) throws -> [Card<Face>] {
    let dealt = try MemoryGame(deck: deck, rules: rules, seed: seed, game: game)
    return (0..<dealt.cardCount).map { dealt.card($0, at: .zero) }
  }

  private func json(_ cards: [Card<Face>], _ seed: Seed) -> JSON {
    .object([
      "version": .int(1),
      "seed": .string(seed.text),
      "cards": .array(
        cards.map {
          .object(["card": .int($0.id), "kind": .int($0.kind), "face": .string($0.face.symbol)])
        }),
    ])
  }

  private func list(
    _ cards: [Card<Face>], _ seed: Seed, to output: inout StandardOutput
  ) throws {
    try output.write("Seed \(shown(seed.text)), \(counted(cards.count, "card")).\n")
    for card in cards {
      let face = card.face
      let word = face.word == face.symbol ? "" : " \(face.spoken)"
      try output.write("card \(card.id + 1): \(face.symbol.printable())\(word)\n")
    }
  }
}
