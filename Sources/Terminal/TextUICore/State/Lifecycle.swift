/// The record of a view on screen, which runs `onDisappear` when the view leaves the tree.
package final class Lifecycle {
  /// The number of the latest visit over all frames; orders views that leave in the same frame.
  var visit = 0
  package var onDisappear: (() -> Void)?
}

extension Resolver {
  /// Records that a view is in the tree.
  ///
  /// - Returns: Its record, and true if it has just appeared.
  package func lifecycle(_ key: Any.Type) -> (record: Lifecycle, isNew: Bool) {
    let place = identity.child(Lifecycle.self).child(key)
    let record = store.storage.object(at: place) { Lifecycle() }
    let isNew = record.visit == 0
    record.visit = store.storage.countVisit()
    if store.log.isRunning { store.log.note(record) }
    return (record, isNew)
  }
}

extension View {
  /// Runs an action when the view has appeared in a frame.
  public func onAppear(perform action: @escaping () -> Void) -> some View {
    ResolvedView(self) { resolver, content in
      if resolver.lifecycle(Appearance.self).isNew { resolver.afterFrame(action) }
      resolver.scope(Appearance.self) { content.resolve(&$0) }
    }
  }

  /// Runs an action when the view has left the tree, but not when a screen covers it.
  public func onDisappear(perform action: @escaping () -> Void) -> some View {
    ResolvedView(self) { resolver, content in
      resolver.lifecycle(Disappearance.self).record.onDisappear = action
      resolver.scope(Disappearance.self) { content.resolve(&$0) }
    }
  }

  /// Runs an action when a value differs from that of the previous frame.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - initial: True to run the action also when the view appears, with the same value twice.
  ///   - action: Receives the old and the new value.
  /// - Returns: The view.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    perform action: @escaping (_ old: Value, _ new: Value) -> Void
  ) -> some View {
    ResolvedView(self) { resolver, content in
      let appears = initial && resolver.lifecycle(ValueChange.self).isNew
      if let old = resolver.change(of: value, ValueChange.self) ?? (appears ? value : nil) {
        resolver.afterFrame { action(old, value) }
      }
      resolver.scope(ValueChange.self) { content.resolve(&$0) }
    }
  }

  /// Runs an action when a value differs from that of the previous frame.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - initial: True to run the action also when the view appears.
  ///   - action: The action.
  /// - Returns: The view.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, perform action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Announces a sentence to screen readers and status lines when the view has appeared.
  public func announce(_ sentence: String) -> some View {
    ResolvedView(self) { resolver, content in
      if resolver.lifecycle(Introduction.self).isNew { resolver.announce(sentence) }
      resolver.scope(Introduction.self) { content.resolve(&$0) }
    }
  }

  /// Announces a sentence to screen readers and status lines whenever a value changes.
  public func announce<Value: Equatable>(
    _ sentence: @autoclosure @escaping () -> String, whenChanged value: Value
  ) -> some View {
    ResolvedView(self) { resolver, content in
      if resolver.change(of: value, Announcement.self) != nil { resolver.announce(sentence()) }
      resolver.scope(Announcement.self) { content.resolve(&$0) }
    }
  }

  /// Requests a frame at a time, for a view that depends on the time.
  public func redraw(at time: Duration?) -> some View {
    ResolvedView(self) { resolver, content in
      if let time { resolver.redraw.request(at: time) }
      content.resolve(&resolver)
    }
  }

  /// Requests a frame after a delay, for a view that changes by itself.
  ///
  /// - Parameter delay: The time from this frame on; nil for none, and a sixtieth of a second for
  ///   one that is zero or negative.
  /// - Returns: The view.
  public func redraw(after delay: Duration?) -> some View {
    ResolvedView(self) { resolver, content in
      if let delay { resolver.redraw.request(at: resolver.now + delay.asDelay) }
      content.resolve(&resolver)
    }
  }
}

/// The keys of the lifecycle records at one place.
private enum Appearance {}
private enum Disappearance {}
private enum ValueChange {}
private enum Announcement {}
private enum Introduction {}
