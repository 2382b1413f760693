import MemoryModel
import MemoryViewModel
import TextUI

// The views of the themes' commands: above and below the grid, and in help.

/// The mode of the gate, and the commands that are always available.
struct ThemesToolbar: View {
  let controller: ThemesController
  /// True if there is space for more than the keys.
  let isRoomy: Bool

  var body: some View {
    HStack(spacing: 2) {
      if let mode = controller.app.kidsMode.playMode {
        Button(mode.word) { controller.app.kidsMode.changeMode() }.foregroundStyle(mode.color)
      }
      ModeWords(
        app: controller.app,
        modes: controller.app.modes.filter { $0 != controller.app.kidsMode.playMode })
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

  private func button(_ title: String, _ command: ThemesScreenCommand) -> some View {
    Button {
      command.perform(on: controller)
    } label: {
      Text(command.keyName).bold().foregroundStyle(.cyan)
      Text(title)
    }
  }
}

/// The buttons for other screens.
struct ThemesFooter: View {
  let controller: ThemesController

  /// The least columns for the button of a screen that has a key besides.
  private static let roomyWidth = 80

  var body: some View {
    GeometryReader { space in line(isRoomy: space.size.width >= Self.roomyWidth) }
      .frame(height: 1)
  }

  private func line(isRoomy: Bool) -> some View {
    HStack {
      HStack {
        button("Scores", .scores)
        if isRoomy { button("Memory", .memory) }
        button("Games", .games)
        button("Settings", .settings)
      }
      .layoutPriority(1)
      Spacer()
      KeyHints(hints: [hint(.play, "plays"), hint(.edit, "edits"), hint(.select, "selects")])
    }
    .lineLimit(1)
  }

  private func button(_ title: String, _ command: ThemesScreenCommand) -> some View {
    Button(title) { command.perform(on: controller) }
  }

  private func hint(_ command: ThemesScreenCommand, _ meaning: String) -> KeyHint {
    command.hint(meaning) { $0.perform(on: controller) }
  }
}

/// The keys of the themes.
struct ThemesHelp: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text("Keys").bold()
        Spacer()
        // At the top, where scrolling starts if the window is too small.
        Button("Close") { dismiss() }.defaultFocus()
      }
      VGrid(columns: [.adaptive(minimum: 24)], alignment: .leading, spacing: 2) {
        // The key of help itself is shown above.
        ForEach(ThemesScreenCommand.all.filter { $0 != .help }.grouped(by: \.meaning), id: \.key) {
          row($0.elements, $0.key)
        }
      }
    }
    .padding(.horizontal, 2)
  }

  private func row(_ commands: [ThemesScreenCommand], _ meaning: String) -> some View {
    HStack {
      Text(commands.map(\.keyName).joined(separator: " "))
        .bold().frame(width: 6, alignment: .leading)
      Text(meaning)
    }
  }
}
