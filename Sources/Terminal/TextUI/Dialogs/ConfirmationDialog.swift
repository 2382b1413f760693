extension View {
  /// Offers ways to go on in a popup at the bottom while a binding is true.
  ///
  /// Any button closes it and is then carried out. The buttons stand below each other, those of the
  /// role *cancel* last; without one there is one. The first has focus, unless it destroys something.
  /// Esc, a tap beside the dialog and a swipe carry out the button of the role *cancel*.
  ///
  /// - Parameters:
  ///   - title: What is to be confirmed; on its way out the dialog keeps it.
  ///   - isPresented: Whether it is shown; made false by any button.
  ///   - titleVisibility: Whether the title is shown; by default it is.
  ///   - actions: Makes the buttons.
  ///   - message: Makes what stands below the title.
  /// - Returns: The view; its layout does not change.
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message = { EmptyView() }
  ) -> some View {
    let title = titleVisibility == .hidden ? "" : String(title)
    return dialog(isPresented) { Dialog(title, .confirmation, actions(), message()) }
  }

  /// Offers ways to go on with some data in a popup at the bottom while a binding is true.
  ///
  /// As the dialog without data, which is what its buttons and message are made of; without data it is
  /// not shown. On its way out it keeps the data it had.
  public func confirmationDialog<Data, Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions,
    @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    let title = titleVisibility == .hidden ? "" : String(title)
    return dialog(isPresented) {
      data.map { Dialog(title, .confirmation, actions($0), message($0)) }
    }
  }

  /// Offers ways to go on with some data, without a message.
  public func confirmationDialog<Data, Actions: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions
    ) { _ in EmptyView() }
  }
}

/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As is usual where it stands.
  case automatic
  /// Wherever it stands.
  case visible
  /// Nowhere.
  case hidden
}
