import MemoryEngine
public import Observation

/// A film that is being shown: it runs by a clock.
///
/// All windows on one player see the same.
@Observable public final class FilmPlayer {
  /// The film as it was when it was last changed.
  private var film: Film
  /// Whether whoever watches has left.
  public private(set) var hasLeft = false
  /// When the film was as it is kept.
  @ObservationIgnored private var since: Duration
  @ObservationIgnored private let now: () -> Duration

  /// Begins to show a film.
  ///
  /// - Parameters:
  ///   - film: The film, which need not run.
  ///   - now: The time on any clock; while it runs back, the film stands still.
  public init(_ film: Film, now: @escaping () -> Duration) {
    let now = steady(now)
    self.film = film
    self.now = now
    since = now()
  }

  /// The film as it is now.
  public var current: Film {
    var film = film
    film.advance(by: now() - since)
    return film
  }

  /// Does something with the film as it is now.
  @discardableResult
  public func change<Value>(_ body: (inout Film) -> Value) -> Value {
    var film = current
    let value = body(&film)
    (self.film, since) = (film, now())
    return value
  }

  /// Says that whoever watches wants no more of it.
  public func leave() { hasLeft = true }
}

extension Film {
  /// How long until it shows something else, for whoever watches: a flip, another second on the
  /// clock, the end of the peek, or its own end.
  ///
  /// Nil while it stands still. Countdowns of single cards are not meant.
  public var timeToNextChange: Duration? {
    guard isPlaying else { return nil }
    let second = Duration.seconds(time.components.seconds + 1)
    let times = [second, record.rules.peek, end].filter { $0 > time }
    // A flip of the same moment as the one before is due at once.
    return (times + [nextFlip].compactMap { $0 }).min().map {
      speed.watchingTime(of: max(.zero, $0 - time)) + .microseconds(1)
    }
  }
}
