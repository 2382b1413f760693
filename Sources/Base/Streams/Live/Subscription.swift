/// Somebody's hold on a live stream: events come while it is kept, and none once it is released.
///
/// A class, because letting go of it ends what it holds. It belongs to one thread, as all that sends to
/// it does.
public final class Subscription {
  private let run: Run

  @usableFromInline init(_ run: Run) { self.run = run }

  deinit {
    run.root?.close()
    run.root = nil
  }

  /// The time in nanoseconds by which ``advance()`` has something to do; nil if only events can change
  /// anything.
  ///
  /// A program that waits, waits no longer than that.
  public var deadline: Int64? {
    run.look()
    return run.due == .max ? nil : run.due
  }

  /// Does all that is due by the clock, each thing with its own time, however late this is called.
  public func advance() { run.settle(until: run.now()) }
}
