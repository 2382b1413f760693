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
}
