import MemoryViewModel
import TextUI

/// The line below the table: the last event, and key hints that can be clicked.
struct StatusLine: View {
  /// The last event, in several lengths, the longest first.
  let sentences: [String]
  let typed: String
  let role: TableRole
  /// False behind the result, which has keys of its own.
  let hasKeys: Bool
  let act: (StatusAction) -> Void
  @Environment(\.isUnicode) private var isUnicode

  var body: some View {
    HintLine(
      sentence: typed.isEmpty ? sentences[0] : "Card \(typed)",
      shorter: typed.isEmpty ? Array(sentences.dropFirst()) : [],
      hints: hasKeys ? LineHint.ofTable(isUnicode: isUnicode, role) : [], act: act)
  }
}

/// The action of a hint in the line below the table.
enum StatusAction: Hashable {
  /// Turns the card under the cursor.
  case turn
  case command(GameCommand)
  /// Leaves the table for the themes.
  case themes
}

extension LineHint<StatusAction> {
  /// Returns the hints, in order; if space is short, help is left out last, because it lists the
  /// others.
  fileprivate static func ofTable(isUnicode: Bool, _ role: TableRole) -> [Self] {
    let leave = Self(
      key: "Esc", meaning: role == .owner ? "themes" : "leave", action: .themes, priority: 1)
    let help = command(.help, "keys", priority: 5)
    if role == .watcher { return [leave, help] }
    return [
      Self(key: isUnicode ? "⏎" : "Enter", meaning: "turn", action: .turn, priority: 4),
      command(.hint, "hint", priority: 2),
      command(.pause, "pause", priority: 3),
      leave, help,
    ]
  }

  private static func command(_ command: GameCommand, _ meaning: String, priority: Int) -> Self {
    Self(key: command.keyName, meaning: meaning, action: .command(command), priority: priority)
  }
}
