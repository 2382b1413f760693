import MemoryEngine

/// The clock of a game: the deal, the game time after it, and the reasons for a pause.
struct GameClock {
  /// The schedule of the deal.
  private(set) var schedule: DealSchedule
  /// The reasons for the pause.
  private(set) var pauses: PauseReasons = []
  private var timer: GameTimer
  private let makeSchedule: (Int) -> DealSchedule
  private let now: () -> Duration

  /// Starts with a deal.
  ///
  /// - Parameters:
  ///   - cards: The number of cards.
  ///   - schedule: Returns the schedule of a deal.
  ///   - now: Returns the time of any clock; while it runs back, the game time stops.
  init(
    dealing cards: Int, by schedule: @escaping (Int) -> DealSchedule,
    now: @escaping () -> Duration
  ) {
    let now = steady(now)
    (makeSchedule, self.now) = (schedule, now)
    self.schedule = schedule(cards)
    timer = GameTimer(at: .zero, clock: now(), deal: self.schedule.end)
  }

  /// Starts anew with another deal.
  mutating func deal(_ cards: Int) {
    schedule = makeSchedule(cards)
    timer = GameTimer(at: .zero, clock: now(), deal: schedule.end)
    pauses = []
  }

  /// Goes on with a saved game, whose cards are in place at once.
  mutating func resume(at time: Duration) {
    schedule = GameViewModel.atOnce(schedule.count)
    goOn(at: time)
  }

  /// Goes on at a game time, after the deal.
  mutating func goOn(at time: Duration) {
    timer = GameTimer(at: time, clock: now(), deal: schedule.end)
    completeDeal()
  }

  /// The game time, which is zero during the deal.
  var time: Duration { timer.time(at: now()) }

  /// The time since the start of the deal.
  var dealTime: Duration { timer.dealTime(at: now()) }

  /// True if every card has reached its place.
  var isDealt: Bool { schedule.isComplete(at: dealTime) }

  /// True if the game time stands still.
  var isPaused: Bool { timer.isPaused }

  /// The time until the next card of the deal leaves the deck or reaches its place.
  var timeToNextCard: Duration {
    let time = dealTime
    // A card leaves the deck just after its start, not at it.
    let starts = (0..<schedule.count).lazy.map { [schedule] in
      schedule.interval * $0 + .nanoseconds(1)
    }
    return (starts.first { $0 > time } ?? schedule.end) - time
  }

  /// Ends the deal now, unless it is over.
  mutating func completeDeal() {
    timer.completeDeal(at: now())
  }

  /// Adds reasons for a pause.
  mutating func pause(_ reasons: PauseReasons) {
    if !isPaused { timer.pause(at: now()) }
    pauses.formUnion(reasons)
  }

  /// Removes reasons for a pause, which ends without any.
  mutating func resume(_ reasons: PauseReasons) {
    pauses.subtract(reasons)
    if pauses.isEmpty { timer.resume(at: now()) }
  }

  /// Sets the time that the host's clock shows.
  ///
  /// - Parameters:
  ///   - time: The game time.
  ///   - isStopped: True if it stands still.
  ///   - pauses: The reasons; none if it has not started yet.
  mutating func follow(_ time: Duration, isStopped: Bool, _ pauses: PauseReasons) {
    timer = GameTimer(at: time, clock: now(), deal: .zero)
    if isStopped { timer.pause(at: now()) }
    self.pauses = pauses
  }
}
