/// A model of how long a player remembers a card, with one parameter.
///
/// The models are those of the players of a simulation, with the same parameters.
public struct RecallModel: Hashable, Sendable {
  /// The law of a model.
  public enum Family: String, CaseIterable, Hashable, Sendable {
    /// Remembers the cards that were seen last, up to a number; the others are forgotten after a
    /// miss.
    case capacity
    /// Forgets each card with the same probability before each choice: geometric retention.
    case forgetful
    /// Remembers a card m choices later with probability (1 + m)^-b, a power law as in Wickelgren,
    /// "Single-trace fragility theory of memory dynamics", 1974, and in Wixted and Ebbesen, "On the
    /// form of forgetting", 1991.
    case power
    /// Recalls by the activation of `ActivationModel` in seconds, with its default threshold and
    /// noise; the parameter is the decay.
    case actr
  }

  /// The law of forgetting.
  public let family: Family
  /// The capacity in cards, the chance of forgetting, the exponent, or the decay.
  public let parameter: Double

  /// Creates a model.
  ///
  /// - Precondition: The parameter is in the family's range.
  public init(_ family: Family, _ parameter: Double) {
    precondition(
      family.parameters.contains(parameter), "\(family.rawValue) with a parameter of \(parameter)")
    (self.family, self.parameter) = (family, parameter)
  }

  /// The model of activation; nil for the other families.
  var activation: ActivationModel? {
    guard family == .actr else { return nil }
    return ActivationModel(decay: ExactDecimal(millionths: Int((parameter * 1e6).rounded())))
  }

  /// Returns the probability that a card seen `choices` choices ago has not been forgotten.
  ///
  /// - Precondition: The family is `forgetful` or `power`, whose memories are all or none.
  func retention(after choices: Int) -> Double {
    switch family {
    case .forgetful:
      parameter < 1
        ? (Double(choices) * (1 - parameter).naturalLogarithm).exponential
        : choices == 0 ? 1 : 0
    case .power: (-parameter * Double(1 + choices).naturalLogarithm).exponential
    case .capacity, .actr:
      preconditionFailure("the retention of \(family.rawValue) depends on more than the choices")
    }
  }
}

extension RecallModel.Family {
  /// The allowed parameters, from perfect memory to none that could be measured.
  public var parameters: ClosedRange<Double> {
    switch self {
    case .capacity: 0...10_000
    case .forgetful: 0...1
    case .power, .actr: 0...5
    }
  }

  /// True if the parameter is a whole number.
  public var isWhole: Bool { self == .capacity }

  /// True if a forgotten card stays forgotten until it is seen again; otherwise recall is tried
  /// anew before each choice.
  var isLasting: Bool { self != .actr }
}

extension RecallModel: CustomStringConvertible {
  /// The model as `simulate --player` spells its players, such as `capacity:7`.
  public var description: String {
    family.isWhole
      ? "\(family.rawValue):\(Int(parameter))"
      : "\(family.rawValue):\(ExactDecimal(millionths: Int((parameter * 1e4).rounded()) * 100))"
  }
}
