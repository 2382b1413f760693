/// The activations of the cards of a game in seconds, by `ActivationModel` with its default
/// threshold and noise.
struct ActivationTable {
  private struct Sight {
    let seconds: Double
    /// The index in `sights` of the previous sight of the same card, or -1.
    let earlier: Int
  }

  private let strength: FastPower
  /// The sum of strengths whose activation is the threshold.
  private let half: Double
  private let exponent: Double
  private var sights: [Sight] = []
  /// The index in `sights` of each card's last sight, or -1.
  private var latest: [Int] = []

  init(decay: Double) {
    strength = FastPower(-decay)
    half = ActivationModel.standardThreshold.value.exponential
    exponent = 1 / ActivationModel.standardNoise.value
  }

  /// Starts a game, in which nothing has been seen.
  mutating func begin(cards: Int) {
    sights.removeAll(keepingCapacity: true)
    latest.removeAll(keepingCapacity: true)
    latest.append(contentsOf: repeatElement(-1, count: cards))
  }

  mutating func see(_ card: Int, at seconds: Double) {
    sights.append(Sight(seconds: seconds, earlier: latest[card]))
    latest[card] = sights.count - 1
  }

  mutating func remove(_ card: Int) { latest[card] = -1 }

  /// Returns the probability that a card that has been seen is recalled.
  ///
  /// It is the logistic function of the activation over the noise, without its logarithm.
  func recall(of card: Int, at seconds: Double) -> Double {
    var sum = 0.0
    var sight = latest[card]
    while sight >= 0 {
      sum += strength(of: seconds - sights[sight].seconds)
      sight = sights[sight].earlier
    }
    let odds = half / sum
    return 1 / (1 + (exponent == 2 ? odds * odds : FastPower(exponent)(of: odds)))
  }
}
