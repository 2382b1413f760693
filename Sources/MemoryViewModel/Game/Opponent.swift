public import MemoryEngine
public import MemoryModel

/// A computer player at the second seat, as quick as a person.
///
/// It sees what everybody at the table sees, and no more. A class, because it remembers.
public final class Opponent {
  /// The seat it plays.
  public static let seat = 1

  public let level: OpponentLevel
  private let player: any OpponentMind
  private var chance: SeededGenerator

  /// Seats a player.
  ///
  /// - Parameters:
  ///   - level: What it is called.
  ///   - player: How it plays.
  ///   - seed: Its own chance, for what it chooses and how long it thinks.
  public init<Mind: Player & ~Copyable>(
    _ level: OpponentLevel, playing player: consuming Mind, seed: Seed
  ) {
    self.level = level
    self.player = PlayerSlot(player)
    chance = SeededGenerator(seed: seed.number, game: 0, for: .player)
  }

  /// Forgets everything, and looks at a fresh table.
  func begin(_ game: MemoryGame<Face>) {
    player.begin(game)
  }

  /// Sees a card being turned, by whomever.
  func saw(_ card: Int, _ outcome: Outcome, in game: MemoryGame<Face>) {
    let kind = game.withObservation(at: game.latestFlip) { $0.kind(of: card) }
    player.saw(card, kind: kind, outcome)
  }

  /// Sees all of a game that others have begun.
  func watch(_ record: GameRecord<Face>) {
    if let fresh = try? RecordedGame(replaying: record.prefix(0)) { begin(fresh.game) }
    _ = try? RecordedGame(replaying: record) { _, move, outcome, game in
      saw(move.card, outcome, in: game)
    }
  }

  /// The card it turns next, or `nil` if it finds none that may be turned.
  func nextCard(in game: MemoryGame<Face>, at time: Duration) -> Int? {
    game.withObservation(at: time) { table in
      let card = player.nextCard(table, &chance)
      let mayTurn = (0..<table.cardCount).contains(card) && table.mayChoose(card)
      return mayTurn ? card : (0..<table.cardCount).first { table.mayChoose($0) }
    }
  }

  /// How long it thinks: longer before a turn, in which all have to look at the last one.
  func pause(beforeTurn isFirst: Bool) -> Duration {
    let range = isFirst ? 1_400...2_200 : 800...1_300
    return .milliseconds(range.lowerBound + chance.draw(below: range.count))
  }
}

/// A player whose type does not matter.
private protocol OpponentMind {
  func begin(_ game: MemoryGame<Face>)
  func nextCard(_ table: borrowing TableObservation, _ chance: inout SeededGenerator) -> Int
  func saw(_ card: Int, kind: Int?, _ outcome: Outcome)
}

private final class PlayerSlot<Mind: Player & ~Copyable>: OpponentMind {
  private var mind: Mind

  init(_ mind: consuming Mind) {
    self.mind = mind
  }

  func begin(_ game: MemoryGame<Face>) {
    game.withObservation(at: .zero) { mind.begin(seeing: $0) }
  }

  func nextCard(_ table: borrowing TableObservation, _ chance: inout SeededGenerator) -> Int {
    mind.nextCard(seeing: table, using: &chance)
  }

  func saw(_ card: Int, kind: Int?, _ outcome: Outcome) {
    mind.saw(card, kind: kind, outcome: outcome)
  }
}
