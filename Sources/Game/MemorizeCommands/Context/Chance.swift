import MemoryEngine
import MemoryViewModel

/// A random number generator that is passed to commands, such as the system's.
public struct Chance: RandomNumberGenerator, Sendable {
  private let number: @Sendable () -> UInt64

  public init(_ number: @escaping @Sendable () -> UInt64) {
    self.number = number
  }

  public func next() -> UInt64 { number() }
}

extension Chance {
  /// A new seed that is short enough to be typed again.
  var seed: Seed {
    var generator = self
    return Seed(UInt64.random(in: 1..<1_000_000_000, using: &generator))
  }

  /// Returns a new unique id of 16 letters and digits.
  @Sendable func newID() -> String {
    var generator = self
    let letters = Array("0123456789abcdefghijklmnopqrstuvwxyz")
    return String((0..<16).compactMap { _ in letters.randomElement(using: &generator) })
  }

  /// Returns a new arithmetic question that children cannot answer.
  @Sendable func newSum() -> SumQuestion {
    var generator = self
    return SumQuestion(using: &generator)
  }
}
