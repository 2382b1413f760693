import MemoryModel
import MemoryViewModel
import TextUI

/// The settings of the player.
struct PlayerSettings: View {
  let app: AppModel

  @ViewBuilder var body: some View {
    SettingRow("Name", app.settings.isForThisRun(\.playerName)) {
      TextField(
        "name in the scores", text: Bindable(app.settings).playerName,
        limit: Settings.longestName
      )
      .frame(maxWidth: 30)
    }
    SettingRow("Kids mode", app.settings.isForThisRun(\.isKidsMode)) {
      Toggle("grown-ups are asked a sum", isOn: kidsMode)
    }
  }

  /// The setting of kids mode, which a grown-up must end.
  private var kidsMode: Binding<Bool> {
    Binding(get: { app.settings.isKidsMode }, set: { app.kidsMode.turn(on: $0) })
  }
}
