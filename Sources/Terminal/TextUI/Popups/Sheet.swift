extension View {
  /// Shows a sheet above the window while a binding is true: a centred popup.
  ///
  ///     .sheet(isPresented: $isComposing) { ComposeView() }
  ///
  /// Escape, a tap outside and a swipe down close it, and so does `\.dismiss` in its content. See
  /// `popup(isPresented:)` for another place, look or way to close.
  ///
  /// - Parameters:
  ///   - isPresented: True while the sheet is shown; set to false when it is closed.
  ///   - onDismiss: A closure that runs once each time it has been closed.
  ///   - content: A closure that returns the content, laid out in a column.
  /// - Returns: The view, with unchanged layout.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    popup(isPresented: isPresented, onDismiss: onDismiss ?? {}, content: content)
  }

  /// Shows a sheet for an item while a binding has one: a centred popup.
  ///
  /// - Parameters:
  ///   - item: The item to show, with another sheet for another id; set to nil when it is closed.
  ///   - onDismiss: A closure that runs once for each item whose sheet has been closed.
  ///   - content: A closure that returns an item's content, laid out in a column.
  /// - Returns: The view, with unchanged layout.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    popup(item: item, onDismiss: onDismiss ?? {}, content: content)
  }
}
