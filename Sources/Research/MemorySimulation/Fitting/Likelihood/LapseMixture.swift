/// The probabilities of choices by memory and by a lapse, where what is recalled does not depend on
/// the rate of lapses.
///
/// The log-likelihood is concave in that rate, so that its maximum needs no further pass of the
/// games.
struct LapseMixture {
  private var choices: [(recalled: Double, lapsed: Double)] = []

  /// The number of choices.
  var count: Int { choices.count }

  /// Adds a choice with its probability without and with a lapse.
  mutating func add(recalled: Double, lapsed: Double) {
    choices.append((recalled: recalled, lapsed: lapsed))
  }

  /// Returns the log-likelihood at a rate of lapses.
  func logarithm(lapse: Double) -> Double {
    var sum = LogarithmSum()
    for choice in choices { sum.add((1 - lapse) * choice.recalled + lapse * choice.lapsed) }
    return sum.value
  }

  /// The rate of lapses with the greatest likelihood.
  ///
  /// Newton's method on the slope, within bounds that every step narrows.
  var bestLapse: Double {
    var (low, high, place) = (0.0, 1.0, 0.05)
    if slope(at: 0).first <= 0 { return 0 }
    if slope(at: 1).first >= 0 { return 1 }
    for _ in 0..<60 {
      let (first, second) = slope(at: place)
      if first >= 0 { low = place } else { high = place }
      let next = place - first / second
      let isInside = next > low && next < high
      let step = (isInside ? next : (low + high) / 2) - place
      place += step
      if abs(step) < 1e-6 { break }
    }
    return place
  }

  /// The first and second derivative of the log-likelihood.
  private func slope(at lapse: Double) -> (first: Double, second: Double) {
    var (first, second) = (0.0, 0.0)
    for choice in choices {
      let difference = choice.lapsed - choice.recalled
      let share = difference / max(choice.recalled + lapse * difference, LogarithmSum.least)
      first += share
      second -= share * share
    }
    return (first, second)
  }
}
