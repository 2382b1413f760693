/// The speed of a film.
public enum FilmSpeed: Int, CaseIterable, Hashable, Sendable {
  /// Half of the game's speed.
  case half
  /// The game's speed.
  case normal
  /// Twice the game's speed.
  case double
  /// Four times the game's speed.
  case fourfold
  /// Eight times the game's speed.
  case eightfold

  /// The next faster speed, or the fastest one.
  public var faster: FilmSpeed { FilmSpeed(rawValue: rawValue + 1) ?? self }

  /// The next slower speed, or the slowest one.
  public var slower: FilmSpeed { FilmSpeed(rawValue: rawValue - 1) ?? self }

  /// Returns the game time that passes in a span of real time.
  public func gameTime(in time: Duration) -> Duration {
    self == .half ? time / 2 : time * factor
  }

  /// Returns the real time that a span of game time takes at this speed.
  public func watchingTime(of time: Duration) -> Duration {
    self == .half ? time * 2 : time / factor
  }

  private var factor: Int { 1 << max(0, rawValue - 1) }

  /// Returns the speed as text: `2×`, in ASCII `2x`.
  public func text(isUnicode: Bool) -> String {
    let number = self == .half ? (isUnicode ? "½" : "1/2") : "\(factor)"
    return number + (isUnicode ? "×" : "x")
  }
}
