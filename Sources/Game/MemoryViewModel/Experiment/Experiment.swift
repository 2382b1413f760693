public import MemoryEngine
public import MemoryModel

/// An experiment: whose games are tagged, and which deals are played in order.
public struct Experiment: Sendable {
  /// A deal of the list.
  public struct Deal: Sendable {
    /// The setup of the game.
    public let setup: GameSetup
    /// The seed of the deal.
    public let seed: Seed

    /// Creates a deal.
    public init(_ setup: GameSetup, seed: Seed) {
      (self.setup, self.seed) = (setup, seed)
    }
  }

  /// The name of the participant; empty for none.
  public let participant: String
  /// The name of the condition; empty for none.
  public let condition: String
  /// The deals in the order of play; none to play any.
  public let deals: [Deal]
  /// The digest of the list of deals, by which its games are found again.
  public let list: UInt64

  /// Creates an experiment.
  ///
  /// - Precondition: Each name is empty or a label of an `ExperimentTag`.
  public init(participant: String, condition: String, deals: [Deal] = [], list: UInt64 = 0) {
    (self.participant, self.condition) = (participant, condition)
    (self.deals, self.list) = (deals, list)
  }

  /// Returns the tag of a game.
  ///
  /// - Parameter number: The number of its deal in the list; nil for another deal.
  /// - Returns: The tag.
  public func tag(deal number: Int? = nil) -> ExperimentTag {
    ExperimentTag(
      participant: participant, condition: condition,
      deal: number.map { ExperimentTag.Deal(list: list, number: $0) })
  }

  /// Returns the number of a game's deal, if it is one of this list for the same participant and
  /// condition.
  func number(of tag: ExperimentTag?) -> Int? {
    guard let tag, let deal = tag.deal, self.tag(deal: deal.number) == tag else { return nil }
    return deal.number
  }
}

/// The reason why no further deal of an experiment is played.
public enum ExperimentError: Error, Hashable, CustomStringConvertible {
  /// All deals have been played.
  case allPlayed(Int)
  /// The deal is open in another program.
  case isPlayed(Int)

  /// The reason without a full stop.
  public var description: String {
    switch self {
    case .allPlayed(let count): "all \(count) deals of the list have been played"
    case .isPlayed(let number): "deal \(number) is being played in another terminal"
    }
  }
}
