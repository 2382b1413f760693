/// The state of a dialog while it is shown.
///
/// A class, because the buttons and the popup share it.
@MainActor final class DialogRecord {
  /// The latest dialog, kept for the frames in which it disappears.
  var dialog: Dialog?
  /// Sets `isPresented` to false.
  var close: () -> Void = {}
  private var isAnswered = false
  /// The buttons, in the order of the code.
  private var buttons: [(role: ButtonRole?, action: () -> Void)] = []
  /// True while the buttons are being collected.
  private var isHearing = false
  /// The number of buttons resolved in this frame.
  private var shown = 0

  /// True if the dialog can be closed without an answer: it has a cancel button, or no choice to
  /// make.
  var canBeCancelled: Bool { hasCancel || buttons.count < 2 }

  private var hasCancel: Bool { buttons.contains { $0.role == .cancel } }

  /// Collects the buttons.
  func hear(_ resolve: () -> Void) {
    (buttons, isHearing) = ([], true)
    resolve()
    isHearing = false
  }

  /// Starts resolving the visible buttons.
  func begin() {
    shown = 0
  }

  /// Adds a button.
  ///
  /// - Returns: The action to run when it is pressed, and whether it has the initial focus.
  func add(_ role: ButtonRole?, _ action: @escaping () -> Void) -> (
    action: () -> Void, isDefault: Bool
  ) {
    if isHearing { buttons.append((role, action)) }
    defer { shown += 1 }
    return ({ self.answer(action) }, !isHearing && shown == defaultButton)
  }

  /// The index of the button with the initial focus.
  private var defaultButton: Int? {
    let first = buttons.firstIndex { $0.role != .cancel }
    let cancel = buttons.firstIndex { $0.role == .cancel }
    if let first, buttons[first].role == .destructive { return cancel ?? first }
    return first ?? cancel
  }

  /// Returns the button to add if the program has not provided a required one.
  func missingButton(for kind: Dialog.Kind) -> Button<Text>? {
    let given = isHearing ? buttons.count : shown
    return switch kind {
    case .alert: given == 0 ? Button("OK") {} : nil
    case .confirmation: hasCancelOfItsOwn(given) ? nil : Button("Cancel", role: .cancel) {}
    }
  }

  /// Returns whether the program has provided a button with the role *cancel*.
  private func hasCancelOfItsOwn(_ given: Int) -> Bool {
    buttons.prefix(given).contains { $0.role == .cancel }
  }

  /// Runs a button's action after closing, so that the action can show the next dialog.
  private func answer(_ action: () -> Void) {
    isAnswered = true
    close()
    action()
  }

  /// Runs the cancel button's action if the dialog was closed without an answer.
  func end() {
    if !isAnswered { buttons.first { $0.role == .cancel }?.action() }
    isAnswered = false
  }
}

extension EnvironmentValues {
  /// The dialog that contains the view's buttons; nil outside dialogs.
  var dialog: DialogRecord? {
    get { self[DialogKey.self] }
    set { self[DialogKey.self] = newValue }
  }
}

private enum DialogKey: EnvironmentKey {
  static var defaultValue: DialogRecord? { nil }
}
