/// The state shared by all nodes of a subscription: the clock and the timers.
@usableFromInline final class Run {
  private let clock: () -> Int64
  /// The node nearest to the subscriber; nil before all are open, and after release.
  @exclusivity(unchecked) @usableFromInline var root: Connection? {
    didSet { looksAgain() }
  }
  /// True if a deadline has changed since the earliest was determined.
  @exclusivity(unchecked) @usableFromInline var isStale = false
  /// The earliest deadline, or a lower bound if it is stale; the latest time if there is none.
  ///
  /// A postponed deadline is searched again only when the old one is reached.
  @exclusivity(unchecked) @usableFromInline var due = Int64.max
  /// Called when a deadline was set; nil for subscriptions whose owner looks at them.
  @exclusivity(unchecked) @usableFromInline var deadlineChanged: (() -> Void)?
  private var next: Connection?
  private var latest: Int64

  @usableFromInline init(_ clock: @escaping () -> Int64) {
    self.clock = clock
    latest = clock()
  }

  /// Returns the clock's time, clamped so that it never decreases.
  @usableFromInline func now() -> Int64 {
    latest = max(latest, clock())
    return latest
  }

  /// Fires all timers that are due by a time, each at its own time.
  @inlinable func settle(until time: Int64) {
    if due <= time { elapse(until: time) }
  }

  @usableFromInline func elapse(until time: Int64) {
    look()
    while let next, due <= time {
      next.elapse?(due)
      look()
    }
  }

  /// Invalidates the earliest deadline, because the set of nodes may have changed.
  @inlinable func looksAgain() {
    isStale = true
    due = .min
  }

  /// Determines the earliest deadline if it is stale.
  func look() {
    guard isStale else { return }
    isStale = false
    let earliest = root?.earliest()
    next = earliest?.part
    due = earliest?.time ?? .max
  }
}
