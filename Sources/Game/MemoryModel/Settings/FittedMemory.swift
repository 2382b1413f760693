/// A model of a player's memory, fitted to games that the player has finished.
///
/// The numbers are integers, because a file keeps integers without rounding.
public struct FittedMemory: Hashable, Sendable {
  /// The law by which a memory forgets; the laws are those of the players of a simulation.
  public enum Law: String, CaseIterable, Hashable, Sendable {
    /// Remembers the cards that were seen last, up to a number.
    case capacity
    /// Forgets each card with the same probability before each choice.
    case forgetful
    /// Remembers a card m choices later with probability (1 + m)^-b.
    case power

    /// The allowed parameters.
    public var parameters: ClosedRange<Int> {
      switch self {
      case .capacity: 0...10_000
      case .forgetful: 0...FittedMemory.one
      case .power: 0...5 * FittedMemory.one
      }
    }
  }

  /// The largest number of games for a fit, of which the latest are taken.
  public static let mostGames = 20
  /// The number 1 in millionths.
  public static let one = 1_000_000

  /// The law of forgetting.
  public let law: Law
  /// The capacity in cards, or the chance of forgetting or the exponent in millionths.
  public let parameter: Int
  /// The probability of a choice at random, in millionths.
  public let lapse: Int
  /// The number of games that the model was fitted to.
  public let games: Int

  /// Creates a model.
  ///
  /// - Precondition: The parameter is in the range of the law, `lapse` in 0...`one`, and `games` in
  ///   1...`mostGames`.
  public init(_ law: Law, _ parameter: Int, lapse: Int, games: Int) {
    precondition(law.parameters.contains(parameter), "\(law.rawValue) of \(parameter)")
    precondition((0...Self.one).contains(lapse), "a lapse of \(lapse) millionths")
    precondition((1...Self.mostGames).contains(games), "a fit to \(games) games")
    (self.law, self.parameter, self.lapse, self.games) = (law, parameter, lapse, games)
  }
}
