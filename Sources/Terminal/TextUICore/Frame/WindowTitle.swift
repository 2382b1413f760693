extension View {
  /// Sets the title of the window: on a terminal, that of its window or tab.
  ///
  /// The previous title returns when no view sets one any more, and when the program ends.
  /// `navigationTitle(_:)` of the visible screen sets the title as well. If several views set one,
  /// the outermost wins, and among siblings the last. Empty titles and those in popups do not
  /// count.
  public func windowTitle(_ title: String) -> some View {
    ResolvedView(self) { resolver, content in
      resolver.titled(title) { content.resolve(&$0) }
    }
  }
}

extension Resolver {
  /// Resolves content and sets its title as that of the window, unless an ancestor sets one.
  package mutating func titled(_ title: String, _ content: (inout Resolver) -> Void) {
    let isMeant = values.setsWindowTitle && !values.isLeaving && !title.isEmpty
    let outer = values.setsWindowTitle
    values.setsWindowTitle = false
    content(&self)
    values.setsWindowTitle = outer
    guard isMeant else { return }
    store.log.noteEffect()
    store.effects.title = title
  }
}
