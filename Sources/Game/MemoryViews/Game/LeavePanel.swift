import MemoryModel
import MemoryViewModel
import TextUI

/// The question before a game is left, with the outcome for the game.
///
/// It fits into 32×9 cells, the popups of the smallest window, unless the game would be lost; a
/// dialog with three answers does not.
struct LeavePanel: View {
  let app: AppModel
  let quit: () -> Void
  let leave: () -> Void
  let stay: () -> Void

  @ViewBuilder var body: some View {
    if case .lost(let why, let isPartly) = app.leaveOutcome {
      LossPanel(app: app, warning: Self.warning(why, isPartly), answers: answers)
    } else {
      VStack(spacing: 1) {
        Text("Leave the game?").bold()
        Text(sentence)
        answers
      }
      .multilineTextAlignment(.center)
      .padding(.horizontal, 1)
    }
  }

  private var answers: LeaveAnswers {
    LeaveAnswers(
      isAsked: !app.leaveOutcome.isLoss, quit: quit,
      leave: app.leaveOutcome == .elsewhere ? nil : leave, stay: stay)
  }

  private var sentence: String {
    switch app.leaveOutcome {
    case .nothing: "No card was turned yet, so there is nothing to save."
    case .over: "It is over."
    case .elsewhere where app.table.sharing?.isBeside == true:
      "The game goes on in the other window."
    case .elsewhere: "The game goes on without you, and your seat becomes free."
    case .scorePending: "It is over. Its score will be saved later."
    case .copied(let path):
      "Saved. Type memorize continue \(path.printable(atMost: 60)) to play on."
    case .saved, .lost: "Saved. Type memorize continue to play on."
    }
  }

  private static func warning(_ why: String, _ isPartly: Bool) -> String {
    "\(isPartly ? "The last cards" : "It") will be lost: \(why)."
  }
}

/// The answers to the question.
private struct LeaveAnswers: View {
  /// True if the answers have the initial focus.
  let isAsked: Bool
  let quit: () -> Void
  /// Leaves for the themes; nil if there are none.
  let leave: (() -> Void)?
  let stay: () -> Void

  var body: some View {
    HStack(spacing: 1) {
      if isAsked {
        Button("Quit", action: quit).defaultFocus()
      } else {
        Button("Quit", action: quit)
      }
      if let leave { Button("Themes", action: leave) }
      Button("Stay", action: stay)
    }
  }
}

/// A warning that the game would be lost, with a field for another place.
private struct LossPanel: View {
  let app: AppModel
  let warning: String
  let answers: LeaveAnswers
  @State private var path: String
  @State private var failure: String?
  /// True if there is space for empty rows.
  @State private var isRoomy = false

  init(app: AppModel, warning: String, answers: LeaveAnswers) {
    self.app = app
    self.warning = warning
    self.answers = answers
    // A short name that hardly ever exists already.
    let name = "\((app.gameID ?? "").prefix(4))-\(app.game?.flips ?? 0)"
    _path = State(wrappedValue: "./memorize-\(name).game")
  }

  var body: some View {
    VStack(spacing: isRoomy ? 1 : 0) {
      Text("Leave the game?").bold()
      Text(warning).foregroundStyle(.red)
      HStack(spacing: 1) {
        TextField("path of a new file", text: $path)
          .onSubmit(save)
          .defaultFocus()
        Button("Save", action: save).disabled(path.isEmpty)
      }
      if let failure { Text("! \(failure)").foregroundStyle(.red) }
      answers
    }
    .multilineTextAlignment(.center)
    .onContainerSize { isRoomy = $0.height >= 18 }
    .frame(maxWidth: 50)
    .padding(.horizontal, 1)
  }

  private func save() {
    guard !path.isEmpty else { return }
    do {
      try app.current?.copy(to: path)
    } catch {
      failure = "\(error)".printable(atMost: 200)
    }
  }
}
