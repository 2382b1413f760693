extension View {
  /// Reports a value to the views above.
  public func preference<Key: PreferenceKey>(
    key: Key.Type, value: Key.Value
  ) -> ResolvedView<Self> {
    ResolvedView(self) { resolver, content in
      resolver.store.preferences.report(
        value, for: ObjectIdentifier(key), to: resolver.values.listener)
      content.resolve(&resolver)
    }
  }

  /// Does something when what the views below report changes, and when it is first reported.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type, perform action: @escaping (Key.Value) -> Void
  ) -> ResolvedView<Self> where Key.Value: Equatable {
    ResolvedView(self) { resolver, content in
      let store = resolver.store
      let last = resolver.remembered { Remembered<Key.Value?>(nil) }
      resolver.listen(for: key) { value in
        guard last.value != value else { return }
        last.value = value
        store.effects.append { action(value) }
      } content: { inner in
        inner.scope(0) { content.resolve(&$0) }
      }
    }
  }

  /// Draws something in front of the view that is made of what the views below it report.
  ///
  /// It is resolved when the view has its place, so that it sees everything, and can turn anchors
  /// into rectangles. By default it begins in the top left corner of the view, from which `offset`
  /// leads to such a rectangle.
  public func overlayPreferenceValue<Key: PreferenceKey, Overlay: View>(
    _ key: Key.Type, alignment: Alignment = .topLeading,
    @ViewBuilder content: @escaping (Key.Value, GeometryProxy) -> Overlay
  ) -> OverlayPreferenceView<Self, Key, Overlay> {
    OverlayPreferenceView(content: self, alignment: alignment, overlay: content)
  }
}
