extension View {
  /// Shows a choice of actions in a popup at the bottom while a binding is true.
  ///
  /// Any button closes the dialog, then runs its action. The buttons are stacked, those with the
  /// role *cancel* last; if there is none, one is added. The first has the initial focus, unless it
  /// is destructive. Esc, a tap outside and a swipe run the button with the role *cancel*.
  ///
  /// - Parameters:
  ///   - title: The question to confirm; kept while the dialog disappears.
  ///   - isPresented: True while the dialog is shown; any button sets it to false.
  ///   - titleVisibility: The visibility of the title, which is shown by default.
  ///   - actions: A closure that returns the buttons.
  ///   - message: A closure that returns the view below the title.
  /// - Returns: The view, with unchanged layout.
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message = { EmptyView() }
  ) -> some View {
    let title = titleVisibility == .hidden ? "" : String(title)
    return dialog(isPresented) { Dialog(title, .confirmation, actions(), message()) }
  }

  /// Shows a choice of actions for some data in a popup at the bottom while a binding is true.
  ///
  /// This works like the dialog without data, but passes the data to its buttons and message; it is
  /// not shown while the data is nil, and keeps the data while it disappears.
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

  /// Shows a choice of actions for some data, without a message.
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

/// The visibility of a part of a view.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// The default visibility of the part.
  case automatic
  /// The part is always visible.
  case visible
  /// The part is always hidden.
  case hidden
}
