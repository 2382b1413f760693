import CommandLineKit
import MemoryEngine
import MemoryModel
import MemoryViewModel
import PlainJSON

/// `memorize deal`: prints the cards of a deal.
struct DealCommand: Request {
  enum Output: Sendable {
    case list
    case json
    case record
  }

  let deck: DeckChoice
  let rules: Rules
  /// The seed; nil for a random one.
  let seed: Seed?
  let game: UInt64
  let output: Output

  init(_ line: inout RequestReader) throws(UsageError) {
    let theme = line.operand(.theme)
    let cards = try CardOptions(&line)
    let sides = try line[.sides]
    let words = try line[.words]
    seed = try line[.seed]
    game = UInt64(try line[.game])
    let rules = try RuleOptions(&line)
    let isJSON = try line[.json]
    let isRecord = try line[.record]
    self.rules = try Rules(rules)
    deck = try DeckChoice(
      cards, sides: sides, words: words, rules: self.rules, theme: theme,
      usually: Settings(.memory()), in: line.context)
    switch (isJSON, isRecord) {
    case (true, true): throw .conflict(Option.json.row, Option.record.row)
    case (true, false): output = .json
    case (false, true): output = .record
    case (false, false): output = .list
    }
  }
}

extension CommandTable {
  static let deal = Command(
    "deal", "Show the position of every card: a spoiler",
    examples: [
      Example("memorize deal sea --seed 42", "what memorize sea --seed 42 hides"),
      Example("memorize deal --kinds 9 --copies 4", "four cards of each kind"),
      Example("memorize deal --seed 42 --record", "a record that you can add moves to"),
    ], topic: research, reading: DealCommand.init)
}

extension DealCommand {
  func run(
    to output: inout StandardOutput, in context: RunContext, with files: PlayerFiles
  ) throws {
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
      let word = face.spellsSymbol ? "" : " \(face.spoken)"
      try output.write("card \(card.id + 1): \(face.symbol.printable())\(word)\n")
    }
  }
}
