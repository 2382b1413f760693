extension View {
  /// Asks a question in a popup in the middle while a binding is true.
  ///
  /// Any button closes it and is then carried out; without a button there is one to close it. Buttons
  /// stand in a row, or below each other where that is too wide: the first in the code is the most
  /// important and stands last, those of the role *cancel* stand before the others. The most important
  /// has focus, unless it destroys something and the alert can be cancelled.
  ///
  /// Esc, a tap beside it and a swipe carry out the button of the role *cancel*. An alert without one
  /// closes that way if it has but one button, which is then not carried out; one with several must be
  /// answered.
  ///
  /// - Parameters:
  ///   - title: The question; on its way out the alert keeps it.
  ///   - isPresented: Whether it is shown; made false by any button.
  ///   - actions: Makes the buttons.
  ///   - message: Makes what stands below the title.
  /// - Returns: The view; its layout does not change.
  public func alert<Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message = { EmptyView() }
  ) -> some View {
    dialog(isPresented) { Dialog(String(title), .alert, actions(), message()) }
  }

  /// Asks a question about some data in a popup in the middle while a binding is true.
  ///
  /// As the alert without data, which is what its buttons and message are made of; without data it is
  /// not shown. On its way out it keeps the data it had.
  public func alert<Data, Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions,
    @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    dialog(isPresented) {
      data.map { Dialog(String(title), .alert, actions($0), message($0)) }
    }
  }

  /// Asks a question about some data, without a message.
  public func alert<Data, Actions: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
  }
}
