extension View {
  /// Loads further items when the end of the list, lazy stack or lazy grid in the view becomes
  /// visible.
  ///
  ///     ScrollView {
  ///       LazyVGrid(columns: [.adaptive(minimum: 12)]) {
  ///         ForEach(photos.items) { PhotoTile(photo: $0) }
  ///       }
  ///     }
  ///     .loadsMore(photos)
  ///
  /// Batches are loaded one at a time until one is empty, the first one when nothing was loaded
  /// yet. After a failure nothing is loaded before `ContentSource.next()`. For lists of elements,
  /// tables, lazy stacks and lazy grids: other views do not report that their end is visible, and
  /// load nothing.
  ///
  /// - Parameter source: The source of the items.
  /// - Returns: The view.
  public func loadsMore<Item>(_ source: ContentSource<Item>) -> some View {
    // A non-nil callback would request another frame after every frame.
    onEndInSight(source.wantsMore ? { source.next() } : nil)
  }

  /// Runs an action after frames in which the last cell of a lazy stack or grid is visible, or
  /// which has none.
  private func onEndInSight(_ action: (() -> Void)?) -> some View {
    ResolvedView(self) { resolver, content in
      let outer = resolver.values.onEndReached
      resolver.store.log.noteEffect()
      let effects = resolver.store.effects
      resolver.values.onEndReached = action.map { action in { effects.perform(action) } }
      content.resolve(&resolver)
      resolver.values.onEndReached = outer
    }
  }
}

extension EnvironmentValues {
  /// Called during placement by lazy stacks and grids whose last cell is visible; nil if nothing
  /// observes it.
  package var onEndReached: (() -> Void)? {
    get { self[EndInSightKey.self] }
    set { self[EndInSightKey.self] = newValue }
  }
}

private enum EndInSightKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}
