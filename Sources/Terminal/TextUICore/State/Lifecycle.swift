/// What is to be done when a view is no longer there.
package final class Lifecycle {
  /// Counts the visits of all frames, so that views that go together go in their order.
  var visit = 0
  package var onDisappear: (() -> Void)?
}

extension Resolver {
  /// Notes that a view is there.
  ///
  /// - Returns: Its record, and whether it has just appeared.
  package func lifecycle(_ key: Any.Type) -> (record: Lifecycle, isNew: Bool) {
    let place = identity.child(Lifecycle.self).child(key)
    let record = store.storage.object(at: place) { Lifecycle() }
    let isNew = record.visit == 0
    record.visit = store.storage.countVisit()
    return (record, isNew)
  }
}

extension View {
  /// Does something when the view has become part of a frame.
  public func onAppear(perform action: @escaping () -> Void) -> some View {
    ResolvedView(self) { resolver, content in
      if resolver.lifecycle(Appearance.self).isNew { resolver.afterFrame(action) }
      resolver.scope(Appearance.self) { content.resolve(&$0) }
    }
  }

  /// Does something when the view is no longer part of a frame; not when a screen covers it.
  public func onDisappear(perform action: @escaping () -> Void) -> some View {
    ResolvedView(self) { resolver, content in
      resolver.lifecycle(Disappearance.self).record.onDisappear = action
      resolver.scope(Disappearance.self) { content.resolve(&$0) }
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
  ) -> some View {
    ResolvedView(self) { resolver, content in
      if let old = resolver.change(of: value, ValueChange.self) {
        resolver.afterFrame { action(old, value) }
      }
      resolver.scope(ValueChange.self) { content.resolve(&$0) }
    }
  }

  /// Says a sentence when the view has become part of a frame, to screen readers and status lines.
  public func announce(_ sentence: String) -> some View {
    ResolvedView(self) { resolver, content in
      if resolver.lifecycle(Introduction.self).isNew { resolver.announce(sentence) }
      resolver.scope(Introduction.self) { content.resolve(&$0) }
    }
  }

  /// Says a sentence whenever a value changes, to screen readers and status lines.
  public func announce<Value: Equatable>(
    _ sentence: @autoclosure @escaping () -> String, whenChanged value: Value
  ) -> some View {
    ResolvedView(self) { resolver, content in
      if resolver.change(of: value, Announcement.self) != nil { resolver.announce(sentence()) }
      resolver.scope(Announcement.self) { content.resolve(&$0) }
    }
  }

  /// Asks for a frame at a time, when the view shows something that depends on it.
  public func redraw(at time: Duration?) -> some View {
    ResolvedView(self) { resolver, content in
      if let time { resolver.redraw.request(at: time) }
      content.resolve(&resolver)
    }
  }

  /// Asks for a frame some time after this one, when the view shows something that changes by itself.
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

/// What distinguishes the modifiers at one place.
private enum Appearance {}
private enum Disappearance {}
private enum ValueChange {}
private enum Announcement {}
private enum Introduction {}
