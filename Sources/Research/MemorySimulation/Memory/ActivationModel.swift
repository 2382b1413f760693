import MemoryEngine

/// A model of recall by activation that decays in game time, as in ACT-R.
///
/// A card that was seen t₁, t₂ … seconds ago has the activation A = ln Σ tⱼ^-d. It is recalled with
/// probability 1 / (1 + e^((τ - A) / s)), drawn anew before each choice. After Anderson and
/// Lebiere, "The Atomic Components of Thought", 1998. The defaults are the values of the model of
/// paired associates in the tutorial of ACT-R: d = 0.5, τ = -2 and s = 0.5. With them a card seen
/// once is recalled with probability 0.98 after a second, 0.85 after ten, and 1/2 after 55.
public struct ActivationModel: Hashable, Sendable {
  /// The allowed decays, from no decay to one with which the last second outweighs all time before.
  public static let decays = ExactDecimal(millionths: 0)...ExactDecimal(millionths: 10_000_000)
  /// The allowed thresholds of activation.
  public static let thresholds =
    ExactDecimal(millionths: -100_000_000)...ExactDecimal(millionths: 100_000_000)
  /// The allowed noises, from none to so much that activation hardly matters.
  public static let noises = ExactDecimal(millionths: 0)...ExactDecimal(millionths: 100_000_000)
  /// The default threshold.
  public static let standardThreshold = ExactDecimal(millionths: -2_000_000)
  /// The default noise.
  public static let standardNoise = ExactDecimal(millionths: 500_000)

  /// The decay of activation, d in the formula.
  public let decay: ExactDecimal
  /// The threshold, τ in the formula: the activation at which recall succeeds with probability 1/2.
  public let threshold: ExactDecimal
  /// The noise, s in the formula; without noise all cards whose activation reaches τ are recalled.
  public let noise: ExactDecimal
  /// The probability of recall below which the player does not trust its recall: metamemory, as
  /// Nelson and Narens call it in "Metamemory: a theoretical framework and new findings", 1990.
  public let trust: Probability
  /// The match that the player takes if it recalls several.
  public let choice: Choice

  /// The order in which recalled matches are taken.
  public enum Choice: String, Hashable, Sendable {
    /// The match with the most active card first, and its most active card first, as ACT-R
    /// retrieves the chunk with the highest activation; of equal cards that with the lower number.
    case active
    /// The match with the card of the lowest number first, whatever its activation.
    case table
  }

  /// - Precondition: Decay, threshold and noise are in their ranges.
  public init(
    decay: ExactDecimal, threshold: ExactDecimal = standardThreshold,
    noise: ExactDecimal = standardNoise, trust: Probability = Probability(millionths: 0),
    choice: Choice = .active
  ) {
    precondition(Self.decays.contains(decay), "a decay of \(decay)")
    precondition(Self.thresholds.contains(threshold), "a threshold of \(threshold)")
    precondition(Self.noises.contains(noise), "a noise of \(noise)")
    (self.decay, self.threshold, self.noise, self.trust) = (decay, threshold, noise, trust)
    self.choice = choice
  }
}

extension ActivationModel {
  /// Returns the term of a sight in the sum whose logarithm is the activation.
  ///
  /// - Parameter age: The time since the sight.
  /// - Returns: The term; infinity for age zero, unless nothing decays.
  func strength(after age: Duration) -> Double {
    strength(afterSeconds: Double(age.clampedNanoseconds) / 1e9)
  }

  func strength(afterSeconds seconds: Double) -> Double {
    guard decay.value > 0 else { return 1 }
    return seconds > 0 ? (-decay.value * seconds.naturalLogarithm).exponential : .infinity
  }

  /// Returns the probability of recall for a sum of strengths.
  func chanceOfRecall(_ strength: Double) -> Double {
    let missing = threshold.value - strength.naturalLogarithm
    if noise.value == 0 { return missing <= 0 ? 1 : 0 }
    return 1 / (1 + (missing / noise.value).exponential)
  }
}

extension ActivationModel: LosslessStringConvertible {
  /// Parses `0.5`, `0.5:-1`, `0.5:-1:0.3` or `0.5:-1:0.3:0.8`: decay, threshold, noise and trust;
  /// each may be followed by `:table`.
  public init?(_ text: String) {
    var parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let choice = parts.count > 1 ? parts.last.flatMap(Choice.init) : nil
    if choice == .active { return nil }
    if choice != nil { parts.removeLast() }
    guard parts.count <= 4,
      let decay = ExactDecimal(parts[0]), Self.decays.contains(decay),
      let threshold = parts.count > 1 ? ExactDecimal(parts[1]) : Self.standardThreshold,
      let noise = parts.count > 2 ? ExactDecimal(parts[2]) : Self.standardNoise,
      let trust = parts.count > 3 ? Probability(parts[3]) : Probability(millionths: 0),
      Self.thresholds.contains(threshold), Self.noises.contains(noise)
    else { return nil }
    self.init(
      decay: decay, threshold: threshold, noise: noise, trust: trust, choice: choice ?? .active)
  }

  /// The parameters as they are parsed, without defaults at the end.
  public var description: String {
    numbers + (choice == .active ? "" : ":\(choice.rawValue)")
  }

  private var numbers: String {
    var parts = [decay.description, threshold.description, noise.description, trust.description]
    for usual in [Probability(millionths: 0).description, Self.standardNoise.description] {
      guard parts.last == usual else { return parts.joined(separator: ":") }
      parts.removeLast()
    }
    if threshold == Self.standardThreshold { parts.removeLast() }
    return parts.joined(separator: ":")
  }
}
