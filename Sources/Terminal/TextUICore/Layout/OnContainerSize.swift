extension View {
  /// Runs an action when the size of the nearest container is known, and when it changes.
  ///
  /// - Parameter action: Receives the size of which `containerRelativeFrame` takes a fraction.
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
