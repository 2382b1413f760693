/// A view that updates its content at the times of a schedule.
public struct TimelineView<Content: View>: Primitive {
  private let schedule: TimelineSchedule
  private let content: (Duration) -> Content

  /// Creates a view that follows a schedule.
  ///
  /// - Parameters:
  ///   - schedule: The times of updates.
  ///   - content: Creates the content; receives the latest time of the schedule up to the frame's,
  ///     or
  ///     the time of the frame before the first.
  public init(
    _ schedule: TimelineSchedule, @ViewBuilder content: @escaping (_ now: Duration) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  public func resolve(_ resolver: inout Resolver) {
    let times = schedule.around(resolver.now, reducesMotion: resolver.values.reducesMotion)
    if let next = times.next { resolver.redraw.request(at: next) }
    resolver.scope(Identity.Step.content) { content(times.last).resolve(&$0) }
  }
}
