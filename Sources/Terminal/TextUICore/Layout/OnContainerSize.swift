extension View {
  /// Does something when the size of the nearest container is known, and when it changes.
  ///
  /// - Parameter action: Told the size that `containerRelativeFrame` takes its share of.
  /// - Returns: The view.
  public func onContainerSize(perform action: @escaping (Size) -> Void) -> some View {
    ResolvedView(self) { resolver, content in
      let last = resolver.remembered(PlaceObserver.self) { Remembered<Size?>(nil) }
      let reader = PlaceObserver { _, children, context in
        let size = children.containerSize
        guard last.value != size else { return }
        last.value = size
        context.afterFrame { action(size) }
      }
      resolver.wrapper(reader) { content.resolve(&$0) }
    }
  }
}
