extension EnvironmentValues {
  /// What shows popups and snackbars for the whole program; nil if its root does not say.
  public internal(set) var popupCenter: PopupCenter? {
    get { self[PopupCenterKey.self] }
    set { self[PopupCenterKey.self] = newValue }
  }
}

private enum PopupCenterKey: EnvironmentKey {
  static var defaultValue: PopupCenter? { nil }
}

extension View {
  /// Shows what a centre has to show above the view, and lets the views in it find the centre.
  ///
  /// Meant for the root; one centre should be shown in one place only.
  ///
  /// - Parameters:
  ///   - center: The centre.
  ///   - edge: Where snackbars lie.
  ///   - inset: Rows they leave free there, such as one for a footer; below zero counts as zero.
  /// - Returns: The view.
  public func popups(
    _ center: PopupCenter, snackbars edge: SnackbarEdge = .bottom, inset: Int = 0
  ) -> some View {
    ResolvedView(self) { resolver, content in
      center.redraw = resolver.redraw
      let outer = resolver.values.popupCenter
      resolver.values.popupCenter = center
      resolver.scope(Identity.Step.content) { content.resolve(&$0) }
      resolver.scope(Identity.Step.first) { center.resolve(&$0) }
      resolver.scope(Identity.Step.second) {
        center.snackbars.resolve(&$0, at: edge, inset: max(0, inset.asLength))
      }
      resolver.values.popupCenter = outer
    }
  }

  /// Hands a snackbar to the centre of the program as soon as a binding has one, and empties it.
  ///
  /// Without a centre round the view it stays in the binding, and nothing is shown.
  public func snackbar(_ snackbar: Binding<Snackbar?>) -> some View {
    ResolvedView(self) { resolver, content in
      if let next = snackbar.wrappedValue, let center = resolver.values.popupCenter {
        resolver.afterFrame {
          snackbar.wrappedValue = nil
          center.show(next)
        }
      }
      content.resolve(&resolver)
    }
  }
}
