import MemoryEngine
import MemoryViewModel

/// A generator of random numbers that a program is given, such as the system's.
public struct Chance: RandomNumberGenerator, Sendable {
  private let number: @Sendable () -> UInt64

  public init(_ number: @escaping @Sendable () -> UInt64) {
    self.number = number
  }

  public func next() -> UInt64 { number() }
}

extension Chance {
  /// A seed short enough to be typed again.
  var seed: Seed {
    var generator = self
    return Seed(UInt64.random(in: 1..<1_000_000_000, using: &generator))
  }

  /// An id that no other thing has: 16 letters and digits.
  @Sendable func newID() -> String {
    var generator = self
    let letters = Array("0123456789abcdefghijklmnopqrstuvwxyz")
    return String((0..<16).compactMap { _ in letters.randomElement(using: &generator) })
  }

  /// A question for grown-ups.
  @Sendable func newSum() -> SumQuestion {
    var generator = self
    return SumQuestion(using: &generator)
  }
}
