/// A record that is enough to replay a game: deck, rules, seed and moves.
///
/// A saved game is its record: it is loaded by replaying the moves through the rules, so an
/// impossible record cannot be loaded.
public struct GameRecord<Face: Hashable>: Hashable {
  /// A choice and its time; the same type for all faces.
  public typealias Move = GameMove

  /// The version of the format that this code writes.
  public static var version: Int { 1 }

  /// The rules of the game.
  public var rules: Rules
  /// The cards in the order before the deal.
  public var deck: Deck<Face>
  /// The seed of the deal and of later shuffles.
  public var seed: Seed
  /// The number of the game of this seed.
  public var game: UInt64
  /// The choices since the deal, in order.
  public var moves: [Move]
  /// The number of moves before each shuffle; never decreasing.
  public var shuffles: [Int]
  /// The digest of the state after the moves, if it is to be checked.
  public var digest: UInt64?

  /// Creates a record without checks; replaying it checks that it is possible.
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

  /// Returns the record of the first moves, with the shuffles before the next one.
  public func prefix(_ count: Int) -> GameRecord {
    var shorter = self
    shorter.moves = Array(moves.prefix(max(0, count)))
    shorter.shuffles = shuffles.filter { $0 <= count }
    shorter.digest = nil
    return shorter
  }
}

extension GameRecord: Sendable where Face: Sendable {}
