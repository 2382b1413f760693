/// The clock of a game in line mode, which shows real time or counts flips.
struct PlayClock {
  let now: () -> Duration
  /// Advances a clock that counts flips; does nothing on a real clock.
  let pass: (Duration) -> Void
  /// The time by which every flip advances the clock; zero for a real clock.
  let flipTime: Duration

  /// Creates a clock of the real time, which stops while the machine sleeps.
  static func real(_ awake: @escaping () -> Duration) -> PlayClock {
    let start = awake()
    return PlayClock(now: { awake() - start }, pass: { _ in }, flipTime: .zero)
  }

  /// Creates a clock that advances by a step per flip, so that a script always plays the same game.
  static func counting(_ flipTime: Duration) -> PlayClock {
    var time = Duration.zero
    return PlayClock(now: { time }, pass: { time += $0 }, flipTime: flipTime)
  }
}
