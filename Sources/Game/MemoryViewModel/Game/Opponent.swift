public import MemoryEngine
public import MemoryModel

/// A computer player at the pace of a person.
///
/// It sees only what every player sees. A class, because it remembers cards.
public final class Opponent {
  /// The level of the player.
  public let level: OpponentLevel
  private let player: any OpponentPlayer
  private var chance: SeededGenerator

  /// Creates a computer player.
  ///
  /// - Parameters:
  ///   - level: The level, for its name.
  ///   - player: The strategy.
  ///   - seed: The seed of its random numbers, for choices and pauses.
  public init<Base: Player & ~Copyable>(
    _ level: OpponentLevel, playing player: consuming Base, seed: Seed
  ) {
    self.level = level
    self.player = ErasedPlayer(player)
    chance = SeededGenerator(seed: seed.number, game: 0, for: .player)
  }

  /// Forgets everything at the start of a game.
  func begin(_ game: MemoryGame<Face>) {
    player.begin(game)
  }

  /// Observes the flip of a card by any player.
  func saw(_ card: Int, _ outcome: Outcome, in game: MemoryGame<Face>) {
    let kind = game.withObservation(at: game.latestFlip) { $0.kind(of: card) }
    player.saw(card, kind: kind, outcome)
  }

  /// Observes all moves of a game that has begun, after choosing anew before each of its own,
  /// because players forget when they choose.
  func watch(_ record: GameRecord<Face>, as seat: Int) {
    guard let dealt = (try? RecordedGame(replaying: record.prefix(0)))?.game else { return }
    begin(dealt)
    if let first = record.moves.first { choose(in: dealt, before: first, as: seat) }
    _ = try? RecordedGame(replaying: record) { index, move, outcome, game in
      saw(move.card, outcome, in: game)
      guard index + 1 < record.moves.count else { return }
      choose(in: game, before: record.moves[index + 1], as: seat)
    }
  }

  private func choose(in game: MemoryGame<Face>, before move: GameMove, as seat: Int) {
    guard game.currentPlayer == seat else { return }
    _ = nextCard(in: game, at: .nanoseconds(move.nanoseconds))
  }

  /// Returns the computer's next card, or `nil` if it finds no card that can be turned.
  func nextCard(in game: MemoryGame<Face>, at time: Duration) -> Int? {
    game.withObservation(at: time) { table in
      let card = player.nextCard(table, &chance)
      let mayTurn = (0..<table.cardCount).contains(card) && table.mayChoose(card)
      return mayTurn ? card : (0..<table.cardCount).first { table.mayChoose($0) }
    }
  }

  /// Returns the computer's pause before a flip: longer at the start of a turn, so that people can
  /// look at the previous turn.
  func pause(beforeTurn isFirst: Bool) -> Duration {
    let range = isFirst ? 1_400...2_200 : 800...1_300
    return .milliseconds(range.lowerBound + chance.draw(below: range.count))
  }
}

/// A type-erased strategy.
private protocol OpponentPlayer {
  func begin(_ game: MemoryGame<Face>)
  func nextCard(_ table: borrowing TableObservation, _ chance: inout SeededGenerator) -> Int
  func saw(_ card: Int, kind: Int?, _ outcome: Outcome)
}

private final class ErasedPlayer<Base: Player & ~Copyable>: OpponentPlayer {
  private var base: Base

  init(_ base: consuming Base) {
    self.base = base
  }

  func begin(_ game: MemoryGame<Face>) {
    game.withObservation(at: .zero) { base.begin(seeing: $0) }
  }

  func nextCard(_ table: borrowing TableObservation, _ chance: inout SeededGenerator) -> Int {
    base.nextCard(seeing: table, using: &chance)
  }

  func saw(_ card: Int, kind: Int?, _ outcome: Outcome) {
    base.saw(card, kind: kind, outcome: outcome)
  }
}
