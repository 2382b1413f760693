/// What is remembered of a dialog while it is shown.
///
/// A class, because its buttons and the popup round it must mean the same one.
final class DialogRecord {
  /// The dialog as it last was, for the frames in which it leaves.
  var dialog: Dialog?
  /// Stops showing it.
  var close: () -> Void = {}
  private var isAnswered = false
  /// What is known of each button, in their order.
  private var buttons: [(role: ButtonRole?, action: () -> Void)] = []
  /// Whether the buttons are just making themselves known.
  private var isHearing = false
  /// How many buttons have been shown in this frame.
  private var shown = 0

  /// Whether it may be left without an answer: with a button for that, or if there is nothing to
  /// choose.
  var canBeCancelled: Bool { hasCancel || buttons.count < 2 }

  private var hasCancel: Bool { buttons.contains { $0.role == .cancel } }

  /// Lets buttons make themselves known.
  func hear(_ resolve: () -> Void) {
    (buttons, isHearing) = ([], true)
    resolve()
    isHearing = false
  }

  /// Begins to show the buttons.
  func begin() {
    shown = 0
  }

  /// Takes a button in.
  ///
  /// - Returns: What to do when it is pressed, and whether it has focus at first.
  func add(_ role: ButtonRole?, _ action: @escaping () -> Void) -> (
    action: () -> Void, isDefault: Bool
  ) {
    if isHearing { buttons.append((role, action)) }
    defer { shown += 1 }
    return ({ self.answer(action) }, !isHearing && shown == defaultButton)
  }

  /// The number of the button that has focus at first.
  private var defaultButton: Int? {
    let first = buttons.firstIndex { $0.role != .cancel }
    let cancel = buttons.firstIndex { $0.role == .cancel }
    if let first, buttons[first].role == .destructive { return cancel ?? first }
    return first ?? cancel
  }

  /// The button a dialog has where the program gave it none.
  func missingButton(for kind: Dialog.Kind) -> Button<Text>? {
    let given = isHearing ? buttons.count : shown
    return switch kind {
    case .alert: given == 0 ? Button("OK") {} : nil
    case .confirmation: hasCancelOfItsOwn(given) ? nil : Button("Cancel", role: .cancel) {}
    }
  }

  /// Whether a button of the role *cancel* is among those the program gave.
  private func hasCancelOfItsOwn(_ given: Int) -> Bool {
    buttons.prefix(given).contains { $0.role == .cancel }
  }

  /// Carries out a button; the dialog may ask the next question at once.
  private func answer(_ action: () -> Void) {
    isAnswered = true
    close()
    action()
  }

  /// Leaving without an answer is the answer *cancel*.
  func end() {
    if !isAnswered { buttons.first { $0.role == .cancel }?.action() }
    isAnswered = false
  }
}

extension EnvironmentValues {
  /// The dialog whose buttons these are; nil elsewhere.
  var dialog: DialogRecord? {
    get { self[DialogKey.self] }
    set { self[DialogKey.self] = newValue }
  }
}

private enum DialogKey: EnvironmentKey {
  static var defaultValue: DialogRecord? { nil }
}
