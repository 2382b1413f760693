/// What is remembered of a dialog while it is shown.
private final class DialogRecord {
  /// The dialog as it last was, for the frames in which it leaves.
  var dialog: ActionDialog?
  var isAnswered = false

  /// The dialog, which notes that it is answered.
  var content: ActionDialog? {
    var dialog = dialog
    dialog?.onAnswer = { [self] in isAnswered = true }
    return dialog
  }

  /// Leaving without an answer is the answer *cancel*.
  func end() {
    if !isAnswered { dialog?.cancel?.perform() }
    isAnswered = false
  }
}

extension View {
  /// Asks a question in a popup in the middle while a binding is true.
  ///
  /// Esc, a tap beside it and a swipe carry out the answer *cancel*. A dialog without one closes that
  /// way if it has but one answer, which is then not carried out; one with two must be answered.
  ///
  /// - Parameters:
  ///   - isPresented: Whether it is shown; made false by any answer.
  ///   - dialog: Makes the dialog, when it is shown.
  /// - Returns: The view.
  public func dialog(
    isPresented: Binding<Bool>, _ dialog: @escaping () -> ActionDialog
  ) -> some View {
    self.dialog(isPresented) { isPresented.wrappedValue ? dialog() : nil }
  }

  /// Asks a question about an item, as long as a binding has one.
  ///
  /// - Parameters:
  ///   - item: What it is about; made nil by any answer.
  ///   - dialog: Makes the dialog for an item.
  /// - Returns: The view.
  public func dialog<Item>(
    item: Binding<Item?>, _ dialog: @escaping (Item) -> ActionDialog
  ) -> some View {
    self.dialog(item.isPresent()) { item.wrappedValue.map(dialog) }
  }

  private func dialog(
    _ isPresented: Binding<Bool>, _ current: @escaping () -> ActionDialog?
  ) -> some View {
    ResolvedView(self) { resolver, content in
      let record = resolver.remembered { DialogRecord() }
      if let dialog = current() { record.dialog = dialog }
      let canBeCancelled = record.dialog?.canBeCancelled == true
      content.popup(
        isPresented: isPresented, dismissOn: canBeCancelled ? .all : [],
        onDismiss: { record.end() }
      ) {
        record.content
      }
      .resolve(&resolver)
    }
  }
}

/// Lays buttons out in a row, or below each other where a row is too wide.
struct DialogButtons: Layout {
  private let row = StackLayout(horizontal: .top, spacing: 2)
  private let column = StackLayout(vertical: .center, spacing: 0)

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    let row = row.sizeThatFits(.unspecified, children)
    if row.width <= proposal.width ?? row.width { return row }
    return column.sizeThatFits(Proposal(width: proposal.width, height: nil), children)
  }

  func placeSubviews(in rect: Rect, _ children: Subviews) {
    let isRow = row.sizeThatFits(.unspecified, children).width <= rect.width
    let layout = isRow ? row : column
    layout.placeSubviews(in: rect, children)
  }
}
