extension View {
  /// Reports a value to the ancestors.
  public func preference<Key: PreferenceKey>(
    key: Key.Type, value: Key.Value
  ) -> some View {
    ResolvedView(self) { resolver, content in
      resolver.store.log.noteEffect()
      resolver.store.preferences.report(
        value, for: ObjectIdentifier(key), to: resolver.values.listener)
      content.resolve(&resolver)
    }
  }

  /// Runs an action when the values reported by descendants change, and when they are first
  /// reported.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    ResolvedView(self) { resolver, content in
      let effects = resolver.store.effects
      let last = resolver.remembered { Remembered<Key.Value?>(nil) }
      resolver.listen(for: key) { value in
        guard last.value != value else { return }
        last.value = value
        effects.perform { action(value) }
      } content: { inner in
        inner.scope(0) { content.resolve(&$0) }
      }
    }
  }

  /// Draws a view in front, built from the values that the descendants report.
  ///
  /// The overlay is resolved after the view was placed, so that it knows all values and can convert
  /// anchors to rectangles. By default it starts at the top left corner of the view, from which
  /// `offset` leads to such a rectangle.
  public func overlayPreferenceValue<Key: PreferenceKey, Overlay: View>(
    _ key: Key.Type, alignment: Alignment = .topLeading,
    @ViewBuilder content: @escaping (Key.Value, GeometryProxy) -> Overlay
  ) -> some View {
    OverlayPreferenceView<Self, Key, Overlay>(content: self, alignment: alignment, overlay: content)
  }
}

/// A view with an overlay built from the values that its descendants report.
@usableFromInline
struct OverlayPreferenceView<Content: View, Key: PreferenceKey, Overlay: View>: Primitive {
  let content: Content
  let alignment: Alignment
  let overlay: (Key.Value, GeometryProxy) -> Overlay

  @usableFromInline
  func resolve(_ resolver: inout Resolver) {
    let (preferences, places) = (resolver.store.preferences, resolver.store.places)
    resolver.store.log.noteEffect()
    let outer = resolver.values.listener
    let listener = preferences.addListener(
      Preferences.Listener(key: ObjectIdentifier(Key.self), parent: outer, receive: { _ in }))
    let overlay = overlay
    let index = resolver.begin(OverlayPreferenceLayout())
    resolver.values.listener = listener
    resolver.scope(Identity.Step.content) { inner in
      inner.container(ZStackLayout()) { content.resolve(&$0) }
    }
    resolver.values.listener = outer
    if resolver.graph.isLast(index + 2) { resolver.graph.forwardTraits(of: index + 2, at: index) }
    let subtree = Subtree(resolver) { inner, rect in
      let value = Key.joined(preferences.values(for: listener))
      overlay(value, GeometryProxy(rect: rect, places: places)).resolve(&inner)
    }
    resolver.leaf(GeometryElement(subtree: subtree, alignment: alignment))
    resolver.graph.end(index)
  }
}

/// Takes the size of its first child, and proposes it to the others.
private struct OverlayPreferenceLayout: Element {}
