/// Makes its content anew at the times of a schedule, while it is part of the frame.
public struct TimelineView<Content: View>: Primitive {
  private let schedule: TimelineSchedule
  private let content: (Duration) -> Content

  /// Makes a view that follows a schedule.
  ///
  /// - Parameters:
  ///   - schedule: When to make the content.
  ///   - content: Makes it; told the latest time of the schedule that is not after the frame's, or
  ///     the time of the frame while there is none.
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
