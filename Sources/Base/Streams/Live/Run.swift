/// What all parts of a running subscription share: its clock, and the way to their timers.
@usableFromInline final class Run {
  private let clock: () -> Int64
  /// The part nearest to the subscriber; nil before all are open, and after it is released.
  @exclusivity(unchecked) @usableFromInline var root: Connection? {
    didSet { looksAgain() }
  }
  /// Whether a deadline has changed since the earliest was looked for.
  @exclusivity(unchecked) @usableFromInline var isStale = false
  /// The earliest deadline, or an earlier time if it is stale; the latest time where there is none.
  ///
  /// So one that is put off is looked for only when it would have come.
  @exclusivity(unchecked) @usableFromInline var due = Int64.max
  private var next: Connection?
  private var latest: Int64

  @usableFromInline init(_ clock: @escaping () -> Int64) {
    self.clock = clock
    latest = clock()
  }

  /// What the clock says, or what it said before if it has gone back.
  @usableFromInline func now() -> Int64 {
    latest = max(latest, clock())
    return latest
  }

  /// Tells all timers that are due by a moment, each as if it were at its own.
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

  /// Has the earliest deadline be looked for, because there may be other parts.
  @inlinable func looksAgain() {
    isStale = true
    due = .min
  }

  /// Looks for the earliest deadline where it may be another.
  func look() {
    guard isStale else { return }
    isStale = false
    let earliest = root?.earliest()
    next = earliest?.part
    due = earliest?.time ?? .max
  }
}
