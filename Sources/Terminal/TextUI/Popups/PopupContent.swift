extension View {
  /// Resolves all there is in a popup; its label is no control's, but said when the popup opens.
  func resolveInPopup(_ resolver: inout Resolver) {
    guard let labelled = self as? any LabelledView, let label = labelled.label else {
      return resolve(&resolver)
    }
    ModifierContent(content: labelled.resolveContent).announce(label).resolve(&resolver)
  }
}
