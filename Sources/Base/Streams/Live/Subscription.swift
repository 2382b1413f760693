/// A subscription to a live stream; releasing it ends the delivery of events.
///
/// A class, because its deinitializer ends the subscription. Not thread-safe: it belongs to the
/// thread that sends its events.
public final class Subscription {
  private let run: Run

  @usableFromInline init(_ run: Run) { self.run = run }

  deinit {
    run.root?.close()
    run.root = nil
  }

  /// The time in nanoseconds at which ``advance()`` must be called next, or nil if only events can
  /// change anything.
  ///
  /// An event loop waits no longer than that.
  public var deadline: Int64? {
    run.look()
    return run.due == .max ? nil : run.due
  }

  /// Handles everything due by the clock, each at its own time, however late this is called.
  public func advance() { run.settle(until: run.now()) }
}
