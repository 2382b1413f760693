extension View {
  /// Resolves the popup's content; its accessibility label is announced when the popup opens.
  func resolveInPopup(_ resolver: inout Resolver) {
    guard let labelled = self as? any LabelledView, let label = labelled.label else {
      return resolve(&resolver)
    }
    ModifierContent(content: labelled.resolveContent).announce(label).resolve(&resolver)
  }
}
