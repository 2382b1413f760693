import MemoryViewModel
import TextUI

/// The mode the gate is in, and what can always be done.
struct ThemesToolbar: View {
  let desk: ThemesDesk
  /// Whether there is room for more than the keys.
  let isRoomy: Bool

  var body: some View {
    HStack(spacing: 2) {
      if let mode = desk.app.modeWord {
        Button(mode) { desk.app.changeMode() }
      }
      Group {
        if isRoomy {
          Button("n new") { desk.edit(nil) }
          Button("i import") { desk.askToImport() }
        }
        Button("? keys") { desk.ask(.help) }
      }
      .buttonStyle(.plain)
    }
  }
}
