public import MemoryEngine
public import MemoryModel

/// A computer as a player, as quick as a person.
///
/// It sees what everybody at the table sees, and no more. A class, because it remembers.
public final class Opponent {
  /// How well it plays.
  public let level: OpponentLevel
  private let player: any OpponentPlayer
  private var chance: SeededGenerator

  /// Has a player play.
  ///
  /// - Parameters:
  ///   - level: What it is called.
  ///   - player: How it plays.
  ///   - seed: Its own chance, for what it chooses and how long it thinks.
  public init<Base: Player & ~Copyable>(
    _ level: OpponentLevel, playing player: consuming Base, seed: Seed
  ) {
    self.level = level
    self.player = ErasedPlayer(player)
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
