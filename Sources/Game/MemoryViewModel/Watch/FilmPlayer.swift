import MemoryEngine
public import Observation

/// A player of a film, which runs by a clock.
///
/// All windows with one player show the same.
@Observable public final class FilmPlayer {
  /// The film as it was when it was last changed.
  private var film: Film
  /// True if the viewer has left.
  public private(set) var hasLeft = false
  /// The clock's time of the last change.
  @ObservationIgnored private var since: Duration
  @ObservationIgnored private let now: () -> Duration

  /// Creates a player.
  ///
  /// - Parameters:
  ///   - film: The film, which need not be playing.
  ///   - now: Returns the time of any clock; while it runs back, the film stops.
  public init(_ film: Film, now: @escaping () -> Duration) {
    let now = steady(now)
    self.film = film
    self.now = now
    since = now()
  }

  /// Creates a player whose film runs.
  convenience init(running film: Film, now: @escaping () -> Duration) {
    self.init(film, now: now)
    change { $0.togglePlaying() }
  }

  /// The film at the present time.
  public var current: Film {
    var film = film
    film.advance(by: now() - since)
    return film
  }

  /// Runs a closure on the film at the present time.
  @discardableResult
  public func change<Value>(_ body: (inout Film) -> Value) -> Value {
    var film = current
    let value = body(&film)
    (self.film, since) = (film, now())
    return value
  }

  /// Goes on with a newer film of the same game, which another program plays.
  public func goOn(with newer: Film) {
    change { $0 = $0.continued(in: newer) }
  }

  /// Ends the film for the viewer.
  public func leave() { hasLeft = true }
}

extension Film {
  /// The time until the picture changes: by a flip, another second on the clock, the end of the
  /// peek, or the end of the film.
  ///
  /// Nil while the film is stopped. Countdowns of single cards are not included.
  public var timeToNextChange: Duration? {
    guard isPlaying else { return nil }
    let second = Duration.seconds(time.components.seconds + 1)
    let times = [second, record.rules.peek, end].filter { $0 > time }
    // A flip at the same time as the previous one is due at once.
    return (times + [nextFlip].compactMap { $0 }).min().map {
      speed.watchingTime(of: max(.zero, $0 - time)) + .microseconds(1)
    }
  }
}
