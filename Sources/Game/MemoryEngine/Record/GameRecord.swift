/// All that it takes to play a game again: deck, rules, seed and moves.
///
/// A saved game is its record: it loads by playing the moves through the rules, so a record of
/// something impossible cannot load.
public struct GameRecord<Face: Hashable>: Hashable {
  /// A choice and its time; the same for all faces.
  public typealias Move = GameMove

  /// The format that this code writes.
  public static var version: Int { 1 }

  /// What it was played by.
  public var rules: Rules
  /// The cards in the order of the box.
  public var deck: Deck<Face>
  /// What gave the order of the deal, and of later shuffles.
  public var seed: Seed
  /// Which of the seed's games this is.
  public var game: UInt64
  /// Every choice from the deal on, in order.
  public var moves: [Move]
  /// For each shuffle in mid-game, how many moves came before it; never falling.
  public var shuffles: [Int]
  /// The state that the moves must lead to, if it is to be checked.
  public var digest: UInt64?

  /// Puts a record together, which may be of something impossible; replaying it tells.
  public init(
    deck: Deck<Face>, rules: Rules, seed: Seed, game: UInt64 = 0, moves: [Move] = [],
    shuffles: [Int] = [], digest: UInt64? = nil
  ) {
    self.rules = rules
    self.deck = deck
    self.seed = seed
    self.game = game
    self.moves = moves
    self.shuffles = shuffles
    self.digest = digest
  }

  /// The game after its first moves, with the shuffles that came before the next one.
  public func prefix(_ count: Int) -> GameRecord {
    var shorter = self
    shorter.moves = Array(moves.prefix(max(0, count)))
    shorter.shuffles = shuffles.filter { $0 <= count }
    shorter.digest = nil
    return shorter
  }
}

extension GameRecord: Sendable where Face: Sendable {}
