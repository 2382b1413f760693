/// Tells how large the nearest container is.
private struct ContainerReader: Element {
  let last: Remembered<Size?>
  unowned(unsafe) let store: FrameStore
  let action: (Size) -> Void

  func place(in rect: Rect, _ children: Subviews) {
    let size = children.surroundings.container
    if last.value != size {
      last.value = size
      store.effects.append { [action] in action(size) }
    }
    for child in children { child.place(in: rect) }
  }
}

extension View {
  /// Does something when the size of the nearest container is known, and when it changes.
  ///
  /// - Parameter action: Told the size that `containerRelativeFrame` takes its share of.
  /// - Returns: The view.
  public func onContainerSize(perform action: @escaping (Size) -> Void) -> some View {
    ResolvedView(self) { resolver, content in
      let last = resolver.remembered(5) { Remembered<Size?>(nil) }
      let reader = ContainerReader(last: last, store: resolver.store, action: action)
      resolver.wrapper(reader) { content.resolve(&$0) }
    }
  }
}
