import MemoryViewModel
import TextUI

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
          Button("n new") { controller.edit(nil) }
          Button("i import") { controller.askToImport() }
        }
        Button("? keys") { controller.ask(.help) }
      }
      .buttonStyle(.plain)
    }
  }
}
