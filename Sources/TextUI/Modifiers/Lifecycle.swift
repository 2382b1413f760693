/// What is to be done when a view is no longer there.
final class Lifecycle {
  /// Counts the visits of all frames, so that views that go together go in their order.
  var visit = 0
  var onDisappear: (() -> Void)?
}

extension Resolver {
  /// Notes that a view is there.
  ///
  /// - Returns: Its record, and whether it has just appeared.
  func lifecycle(_ key: UInt64) -> (record: Lifecycle, isNew: Bool) {
    let record = remembered(key &+ 0x50_0000_0000) { Lifecycle() }
    let isNew = record.visit == 0
    store.visits += 1
    record.visit = store.visits
    return (record, isNew)
  }
}

extension View {
  /// Does something when the view has become part of a frame.
  public func onAppear(perform action: @escaping () -> Void) -> ResolvedView<Self> {
    ResolvedView(self) { resolver, content in
      if resolver.lifecycle(1).isNew { resolver.store.effects.append(action) }
      resolver.scope(1) { content.resolve(&$0) }
    }
  }

  /// Does something when the view is no longer part of a frame; not when a screen covers it.
  public func onDisappear(perform action: @escaping () -> Void) -> ResolvedView<Self> {
    ResolvedView(self) { resolver, content in
      resolver.lifecycle(2).record.onDisappear = action
      resolver.scope(2) { content.resolve(&$0) }
    }
  }

  /// Does something when a value differs from that of the frame before.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - action: Told the old and the new value.
  /// - Returns: The view.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ old: Value, _ new: Value) -> Void
  ) -> ResolvedView<Self> {
    ResolvedView(self) { resolver, content in
      if let old = resolver.change(of: value, 3) {
        resolver.store.effects.append { action(old, value) }
      }
      resolver.scope(3) { content.resolve(&$0) }
    }
  }

  /// Says a sentence whenever a value changes, to screen readers and status lines.
  public func announce<Value: Equatable>(
    _ sentence: @autoclosure @escaping () -> String, whenChanged value: Value
  ) -> ResolvedView<Self> {
    ResolvedView(self) { resolver, content in
      if resolver.change(of: value, 4) != nil { resolver.store.announcements.append(sentence()) }
      resolver.scope(4) { content.resolve(&$0) }
    }
  }

  /// Asks for a frame at a time, when the view shows something that depends on it.
  public func redraw(at time: Duration?) -> ResolvedView<Self> {
    ResolvedView(self) { resolver, content in
      if let time { resolver.store.wake(at: time) }
      content.resolve(&resolver)
    }
  }

  /// Asks for a frame some time after this one, when the view shows something that changes by itself.
  ///
  /// - Parameter delay: The time from this frame on; nil for none.
  /// - Returns: The view.
  public func redraw(after delay: Duration?) -> ResolvedView<Self> {
    ResolvedView(self) { resolver, content in
      if let delay { resolver.store.wake(at: resolver.now + max(.zero, delay)) }
      content.resolve(&resolver)
    }
  }

  /// Does something once a value has stayed the same for some time.
  ///
  /// - Parameters:
  ///   - value: The value; nothing is done for the first one.
  ///   - delay: How long it must stay, counted from the first frame that has it.
  ///   - action: Told the value.
  /// - Returns: The view.
  public func onSettled<Value: Equatable>(
    of value: Value, for delay: Duration, perform action: @escaping (Value) -> Void
  ) -> ResolvedView<Self> {
    ResolvedView(self) { resolver, content in
      let waiting = resolver.remembered(7) { Settling(value) }
      if let due = waiting.due(value, at: resolver.now, after: delay) {
        if due > resolver.now {
          resolver.store.wake(at: due)
        } else {
          waiting.since = nil
          resolver.store.effects.append { action(value) }
        }
      }
      resolver.scope(7) { content.resolve(&$0) }
    }
  }
}

/// A value that may still change again.
private final class Settling<Value: Equatable> {
  private var value: Value
  /// When it became what it is; nil once that was acted upon.
  var since: Duration?

  init(_ value: Value) {
    self.value = value
  }

  /// When to act on the value, if that has not been done.
  func due(_ new: Value, at now: Duration, after delay: Duration) -> Duration? {
    if new != value { (value, since) = (new, now) }
    return since.map { $0 + max(.zero, delay) }
  }
}
