public import MemoryEngine

/// The flips of a game of pairs, as one of its players saw them.
///
/// A trace has all that the likelihood of a memory model needs, and no faces.
public struct MemoryTrace: Hashable, Sendable {
  /// A flip of any player, or a shuffle.
  enum Step: Hashable, Sendable {
    case flip(Flip)
    /// All cards that are face down have moved, so that none of them is known.
    case shuffle
  }

  /// A flip, and the part of it in its turn.
  ///
  /// It has eight bytes, because many games are kept while they are fitted.
  struct Flip: Hashable, Sendable {
    private enum End: Hashable, Sendable {
      case none
      case miss
      case match
    }

    private let time: Float
    private let number: UInt16
    /// True if the player of the trace chose the card.
    let isOwn: Bool
    private let end: End

    /// The card.
    var card: Int { Int(number) }
    /// The time since the deal in seconds.
    var seconds: Double { Double(time) }
    /// True if the flip ends its turn.
    var isSecond: Bool { end != .none }
    /// True if the flip completes a pair.
    var isMatch: Bool { end == .match }

    init(card: Int, seconds: Double, isOwn: Bool, isSecond: Bool, isMatch: Bool) {
      (number, time, self.isOwn) = (UInt16(card), Float(seconds), isOwn)
      end = isMatch ? .match : isSecond ? .miss : .none
    }
  }

  /// The number of cards of the game.
  public let cardCount: Int
  /// The length of the peek in seconds, in which all cards were seen; zero for none.
  let peek: Double
  let steps: [Step]
  private let partnerNumbers: [UInt16]
  /// The other card of the same kind, indexed by card.
  var partners: [Int] { partnerNumbers.map(Int.init) }

  /// Replays a record.
  ///
  /// - Parameters:
  ///   - record: The record of a game of pairs.
  ///   - player: The player whose memory matters, starting from zero.
  /// - Throws: `TraceError` if the game has no pairs or no such player; `ReplayError`,
  ///   `RulesError` or `DeckError` for an impossible record.
  public init<Face>(of record: GameRecord<Face>, player: Int = 0) throws {
    guard record.rules.matchSize == 2, record.deck.kinds.allSatisfy({ $0.copies == 2 }) else {
      throw TraceError.notPairs
    }
    // A forged number of players may be negative.
    try record.rules.validate()
    guard (0..<record.rules.players).contains(player) else {
      throw TraceError.noSuchPlayer(player, players: record.rules.players)
    }
    var reading = TraceReading(shuffles: record.shuffles, player: player)
    let played = try RecordedGame(replaying: record) { index, move, outcome, game in
      reading.read(index, move, outcome, in: game)
    }
    cardCount = played.game.cardCount
    partnerNumbers = Self.partners(in: played.game).map { UInt16($0) }
    peek = Double(record.rules.peek.clampedNanoseconds) / 1e9
    steps = reading.steps
  }

  private static func partners(in game: MemoryGame<some Hashable>) -> [Int] {
    var first: [Int: Int] = [:]
    var partners = Array(repeating: -1, count: game.cardCount)
    for card in 0..<game.cardCount {
      let kind = game.card(card, at: .zero).kind
      guard let other = first[kind] else {
        first[kind] = card
        continue
      }
      (partners[card], partners[other]) = (other, card)
    }
    return partners
  }
}

/// A record without a trace.
public enum TraceError: Error, Hashable, Sendable {
  /// The deck or the rules have matches of other sizes.
  case notPairs
  /// The game has fewer players.
  case noSuchPlayer(Int, players: Int)
}

extension TraceError: CustomStringConvertible {
  /// The error as a sentence without a full stop.
  public var description: String {
    switch self {
    case .notPairs: "is not a game of pairs with two cards of each kind"
    case .noSuchPlayer(let player, let players):
      "has no player \(player + 1), only \(players)"
    }
  }
}

/// The steps of a trace while its record is replayed.
private struct TraceReading {
  private(set) var steps: [MemoryTrace.Step] = []
  private let shuffles: Set<Int>
  private let player: Int

  init(shuffles: [Int], player: Int) {
    (self.shuffles, self.player) = (Set(shuffles), player)
  }

  mutating func read(
    _ index: Int, _ move: GameMove, _ outcome: Outcome, in game: MemoryGame<some Hashable>
  ) {
    if shuffles.contains(index) { steps.append(.shuffle) }
    guard outcome.isAccepted else { return }
    steps.append(
      .flip(
        MemoryTrace.Flip(
          card: move.card, seconds: Double(move.nanoseconds) / 1e9, isOwn: outcome.player == player,
          isSecond: outcome.endsTurn, isMatch: outcome.isMatch)))
  }
}
