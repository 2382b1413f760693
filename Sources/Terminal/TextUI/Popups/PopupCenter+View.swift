extension EnvironmentValues {
  /// The popup center of the program; nil if its root view has none.
  public internal(set) var popupCenter: PopupCenter? {
    get { self[PopupCenterKey.self] }
    set { self[PopupCenterKey.self] = newValue }
  }
}

private enum PopupCenterKey: EnvironmentKey {
  static var defaultValue: PopupCenter? { nil }
}

extension View {
  /// Shows the popups and snackbars of a center above the view, and adds it to the environment.
  ///
  /// Use it for the root view; show a center in one place only.
  ///
  /// - Parameters:
  ///   - center: The center.
  ///   - edge: The window edge of the snackbars.
  ///   - inset: The rows left free at that edge, such as for a footer; negative counts as zero.
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

  /// Passes the binding's snackbar to the program's popup center, and clears the binding.
  ///
  /// Without an enclosing center the binding is left unchanged, and nothing is shown.
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
