/// How fast a film runs.
public enum FilmSpeed: Int, CaseIterable, Hashable, Sendable {
  /// Every second of the game takes two.
  case half
  /// As the game was played.
  case normal
  /// Twice as fast.
  case double
  /// Four times as fast.
  case fourfold
  /// Eight times as fast.
  case eightfold

  /// The next faster one; of the fastest itself.
  public var faster: FilmSpeed { FilmSpeed(rawValue: rawValue + 1) ?? self }

  /// The next slower one; of the slowest itself.
  public var slower: FilmSpeed { FilmSpeed(rawValue: rawValue - 1) ?? self }

  /// How much of the game passes in some time of whoever watches.
  public func gameTime(in time: Duration) -> Duration {
    self == .half ? time / 2 : time * factor
  }

  /// How long whoever watches waits for so much of the game.
  public func watchingTime(of time: Duration) -> Duration {
    self == .half ? time * 2 : time / factor
  }

  private var factor: Int { 1 << max(0, rawValue - 1) }

  /// As it is written: `2×`, in ASCII `2x`.
  public func text(isUnicode: Bool) -> String {
    let number = self == .half ? (isUnicode ? "½" : "1/2") : "\(factor)"
    return number + (isUnicode ? "×" : "x")
  }
}
