/// The time that a game in lines is played by.
struct PlayClock {
  let now: () -> Duration
  /// Lets time pass between flips, where the clock does not do so by itself.
  let pass: (Duration) -> Void
  /// How long a flip counts; zero when real time does.
  let flipTime: Duration

  /// The real time; it stands still while the machine sleeps.
  static func real(_ awake: @escaping () -> Duration) -> PlayClock {
    let start = awake()
    return PlayClock(now: { awake() - start }, pass: { _ in }, flipTime: .zero)
  }

  /// Time that moves by a step from flip to flip, so that a script plays the same game each time.
  static func counting(_ flipTime: Duration) -> PlayClock {
    var time = Duration.zero
    return PlayClock(now: { time }, pass: { time += $0 }, flipTime: flipTime)
  }
}
