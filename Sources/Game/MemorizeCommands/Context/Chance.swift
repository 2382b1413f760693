import MemoryEngine
import MemoryViewModel

/// A random number generator that the program is given, such as the system's.
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

  /// A new id of 16 letters and digits, which nothing else has.
  @Sendable func newID() -> String {
    var generator = self
    let letters = Array("0123456789abcdefghijklmnopqrstuvwxyz")
    return String((0..<16).compactMap { _ in letters.randomElement(using: &generator) })
  }

  /// A new question for grown-ups.
  @Sendable func newSum() -> SumQuestion {
    var generator = self
    return SumQuestion(using: &generator)
  }
}
