/// The last value of a popup, which shows while the popup disappears.
private final class LastValue<Value> {
  var value: Value?
}

extension View {
  /// Shows a popup for a plain value while there is one; the owner of the value closes it.
  ///
  /// A user action that would close the popup asks for it: `onDismiss` is called, and the popup
  /// stays until the value is nil. Another value updates the content in place.
  ///
  ///     .popup(showing: model.offer, onDismiss: model.declineOffer) { OfferView(offer: $0) }
  ///
  /// - Parameters:
  ///   - value: The value; nil for no popup.
  ///   - options: The placement, appearance and behaviour; their `onDismiss` runs when it closes.
  ///   - onDismiss: Called when a tap outside, Escape, a swipe or `\.dismiss` asks to close it.
  ///   - content: A closure that returns a value's content, laid out in a column.
  /// - Returns: The view, with unchanged layout.
  public func popup<Value, Content: View>(
    showing value: Value?, options: PopupOptions = PopupOptions(),
    onDismiss: @escaping () -> Void, @ViewBuilder content: @escaping (Value) -> Content
  ) -> some View {
    ResolvedView(self) { resolver, base in
      let last = resolver.remembered { LastValue<Value>() }
      resolver.scope(Identity.Step.content) { base.resolve(&$0) }
      if let value { last.value = value }
      let isPresented = Binding<Bool>(get: { value != nil }, set: { if !$0 { onDismiss() } })
      let popup = options.presentation(isPresented: isPresented) { inner in
        if let shown = last.value { content(shown).resolveInPopup(&inner) }
      }
      resolver.scope(Identity.Step.secondary) { inner in
        if !popup.resolve(&inner) { last.value = nil }
      }
    }
  }
}
