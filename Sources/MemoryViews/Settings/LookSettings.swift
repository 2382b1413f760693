import MemoryModel
import MemoryViewModel
import TextUI

/// How the game looks and sounds.
struct LookSettings: View {
  let settings: Settings

  @ViewBuilder var body: some View {
    SettingRow("Animation", settings.isForThisRun(\.animation)) { animations }
    SettingRow("Colours", settings.isForThisRun(\.colorScheme)) { schemes }
    SettingRow("Labels", settings.isForThisRun(\.showsLabels)) {
      Toggle("on cards, to type", isOn: Binding(settings, \.showsLabels))
    }
    SettingRow("ASCII", settings.isForThisRun(\.isASCII)) {
      Toggle("words, not symbols", isOn: Binding(settings, \.isASCII))
    }
    SettingRow("Bell", settings.isForThisRun(\.bell)) {
      Toggle("rings", isOn: Binding(settings, \.bell))
    }
  }

  private var animations: some View {
    Picker("", selection: Binding(settings, \.animation)) {
      ForEach(AnimationChoice.allCases, id: \.self) { Text($0.title).tag($0) }
    }
  }

  private var schemes: some View {
    Picker("", selection: Binding(settings, \.colorScheme)) {
      ForEach(ColorSchemeChoice.allCases, id: \.self) { Text($0.title).tag($0) }
    }
  }
}
