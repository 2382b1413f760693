import MemoryViewModel
import TextUI

// Where commands of the themes are shown: above them, below them and in help.

/// The mode the gate is in, and what can always be done.
struct ThemesToolbar: View {
  let controller: ThemesController
  /// Whether there is room for more than the keys.
  let isRoomy: Bool

  var body: some View {
    HStack(spacing: 2) {
      if let mode = controller.app.modeWord {
        Button(mode) { controller.app.changeMode() }
      }
      Group {
        if isRoomy {
          button("new", .add)
          button("import", .importing)
        }
        button("keys", .help)
      }
      .buttonStyle(.plain)
    }
  }

  private func button(_ title: String, _ command: ThemesCommand) -> some View {
    Button("\(command.keyName) \(title)") { controller.perform(command) }
  }
}

/// The ways to other screens.
struct ThemesFooter: View {
  let controller: ThemesController
  /// Whether there is room to say more.
  let isRoomy: Bool

  var body: some View {
    HStack {
      Button("Scores") { controller.perform(.scores) }
      Button("Games") { controller.perform(.games) }
      Button("Settings") { controller.perform(.settings) }
      Spacer()
      if isRoomy { Text(hint).dim().fixedSize() }
    }
    .lineLimit(1)
    .frame(height: 1)
  }

  private var hint: String {
    let hints: [(ThemesCommand, String)] = [
      (.play, "plays"), (.edit, "edits"), (.select, "selects"),
    ]
    return hints.map { "\($0.keyName) \($1)" }.joined(separator: "  ")
  }
}

/// The keys of the themes.
struct ThemesHelp: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 1) {
      LazyVGrid(columns: [.adaptive(minimum: 24)], alignment: .leading, spacing: 2) {
        // That of help itself stands above.
        ForEach(ThemesCommand.rows.filter { $0 != [.help] }, id: \.self) { row($0) }
      }
      Button("Close") { dismiss() }.defaultFocus()
    }
    .padding(.horizontal, 2)
    .padding(.vertical)
  }

  private func row(_ commands: [ThemesCommand]) -> some View {
    HStack {
      Text(commands.map(\.keyName).joined(separator: " "))
        .bold().frame(width: 6, alignment: .leading)
      Text(commands.first?.meaning ?? "")
    }
  }
}
