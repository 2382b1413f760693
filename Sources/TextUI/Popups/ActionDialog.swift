/// A question with up to three answers, or a message with one.
///
/// Any answer closes the popup it stands in, and is then carried out. The first answer has
/// focus, unless it destroys something and the dialog can be cancelled. Answers stand in a row, or
/// below each other where that is too wide.
public struct ActionDialog: View {
  let title: String
  let message: String
  let primary: Action
  let secondary: Action?
  let cancel: Action?
  /// Called before any answer is carried out.
  var onAnswer: () -> Void = {}
  @Environment(\.dismiss) private var dismiss

  /// Makes a dialog; without a message it has only the title.
  public init(
    _ title: String, message: String = "", primary: Action = Action("OK"),
    secondary: Action? = nil, cancel: Action? = nil
  ) {
    self.title = title
    self.message = message
    self.primary = primary
    self.secondary = secondary
    self.cancel = cancel
  }

  /// An answer.
  public struct Action {
    let title: String
    let role: ButtonRole?
    let perform: () -> Void

    /// Makes a button of the dialog; pressed, it closes the dialog and performs.
    public init(_ title: String, role: ButtonRole? = nil, perform: @escaping () -> Void = {}) {
      self.title = title
      self.role = role
      self.perform = perform
    }
  }

  public var body: some View {
    let row = DialogButtons()
    VStack(spacing: 1) {
      Text(title).bold()
      if !message.isEmpty { Text(message) }
      row {
        button(primary).defaultFocus(!isCautious)
        if let secondary { button(secondary) }
        if let cancel { button(cancel).defaultFocus(isCautious) }
      }
    }
    .multilineTextAlignment(.center)
    .padding(.horizontal, 2)
    .padding(.vertical)
  }
}

extension ActionDialog {
  /// Whether it may be left without an answer: with one for that, or if there is nothing to choose.
  var canBeCancelled: Bool { cancel != nil || secondary == nil }

  private var isCautious: Bool { primary.role == .destructive && cancel != nil }

  private func button(_ action: Action) -> Button<Text> {
    let (onAnswer, dismiss) = (onAnswer, dismiss)
    return Button(action.title, role: action.role) {
      onAnswer()
      dismiss()
      action.perform()
    }
  }
}
