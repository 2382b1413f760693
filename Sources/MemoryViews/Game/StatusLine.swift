import MemoryViewModel
import TextUI

/// The line below the table: what has just happened, and the keys to know, which can be clicked.
struct StatusLine: View {
  let sentence: String
  let typed: String
  let act: (StatusAction) -> Void
  @Environment(\.isUnicode) private var isUnicode

  var body: some View {
    GeometryReader { space in
      HStack(spacing: 2) {
        Text(said).lineLimit(1).layoutPriority(1)
        Spacer()
        ForEach(hints(in: space.size.width - said.count - 4)) { hint in
          KeyHintLabel(key: hint.key, meaning: hint.meaning)
            .onTapGesture { act(hint.action) }
        }
      }
    }
    .frame(height: 1)
  }

  private var said: String { typed.isEmpty ? sentence : "Card \(typed)" }

  private func hints(in width: Int) -> [StatusHint] {
    FittingLine(StatusHint.all(isUnicode: isUnicode), in: width).items
  }
}

/// What a hint of the line below the table does when it is clicked.
enum StatusAction: Hashable {
  /// Turns the card under the cursor.
  case turn
  case command(GameCommand)
  /// Leaves the table for the themes.
  case themes
}

/// A key, and what it does.
struct StatusHint: Identifiable, FittingItem {
  let key: String
  let meaning: String
  let action: StatusAction
  let priority: Int

  var id: StatusAction { action }
  var text: String { "\(key) \(meaning)" }
  var shortText: String { text }

  /// In the order in which they stand; the one to keep longest is help, which has the others.
  static func all(isUnicode: Bool) -> [StatusHint] {
    [
      StatusHint(key: isUnicode ? "⏎" : "Enter", meaning: "turn", action: .turn, priority: 4),
      StatusHint(.hint, "hint", priority: 2),
      StatusHint(.pause, "pause", priority: 3),
      StatusHint(key: "Esc", meaning: "themes", action: .themes, priority: 1),
      StatusHint(.help, "keys", priority: 5),
    ]
  }

  private init(key: String, meaning: String, action: StatusAction, priority: Int) {
    (self.key, self.meaning, self.action, self.priority) = (key, meaning, action, priority)
  }

  private init(_ command: GameCommand, _ meaning: String, priority: Int) {
    self.init(
      key: command.keyName, meaning: meaning, action: .command(command), priority: priority)
  }
}
