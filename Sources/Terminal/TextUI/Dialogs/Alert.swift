extension View {
  /// Shows a question in a centred popup while a binding is true.
  ///
  /// Any button closes the alert, then runs its action; an alert without buttons gets one that
  /// closes it. Buttons are in a row, or stacked if that is too wide: the first in the code is the
  /// most important and comes last, buttons with the role *cancel* come first. The most important
  /// one has the initial focus, unless it is destructive and the alert can be cancelled.
  ///
  /// Esc, a tap outside and a swipe run the button with the role *cancel*. Without such a button
  /// they close an alert that has at most one button, whose action is not run; an alert with
  /// several buttons must be answered.
  ///
  /// - Parameters:
  ///   - title: The question; kept while the alert disappears.
  ///   - isPresented: True while the alert is shown; any button sets it to false.
  ///   - actions: A closure that returns the buttons.
  ///   - message: A closure that returns the view below the title.
  /// - Returns: The view, with unchanged layout.
  public func alert<Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message = { EmptyView() }
  ) -> some View {
    dialog(isPresented) { Dialog(String(title), .alert, actions(), message()) }
  }

  /// Shows a question about some data in a centred popup while a binding is true.
  ///
  /// This works like the alert without data, but passes the data to its buttons and message; it is
  /// not shown while the data is nil, and keeps the data while it disappears.
  public func alert<Data, Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions,
    @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    dialog(isPresented) {
      data.map { Dialog(String(title), .alert, actions($0), message($0)) }
    }
  }

  /// Shows a question about some data, without a message.
  public func alert<Data, Actions: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
  }
}
