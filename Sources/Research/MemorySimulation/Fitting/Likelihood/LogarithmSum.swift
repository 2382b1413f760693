/// A sum of logarithms of probabilities, which are multiplied first, so that few logarithms are
/// computed.
struct LogarithmSum {
  /// The probability that replaces smaller ones, whose logarithm would outweigh all others.
  static let least = 1e-12

  private var product = 1.0
  private var sum = 0.0

  /// The sum.
  var value: Double { sum + product.naturalLogarithm }

  /// Adds the logarithm of a probability.
  mutating func add(_ probability: Double) {
    product *= max(probability, Self.least)
    guard product < 1e-280 else { return }
    sum += product.naturalLogarithm
    product = 1
  }
}
