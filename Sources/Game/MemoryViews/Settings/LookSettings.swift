import MemoryModel
import MemoryViewModel
import TextUI

/// The settings of appearance and sound.
struct LookSettings: View {
  let settings: Settings

  @ViewBuilder var body: some View {
    SettingRow("Animation", settings.isForThisRun(\.animation)) { animations }
    SettingRow("Colours", settings.isForThisRun(\.colorScheme)) { schemes }
    SettingRow("Faces", settings.isForThisRun(\.faces)) { faces }
    SettingRow("Labels", settings.isForThisRun(\.showsLabels)) {
      Toggle("on cards, to type", isOn: Bindable(settings).showsLabels)
    }
    SettingRow("ASCII", settings.isForThisRun(\.isASCII)) {
      Toggle("words, not symbols", isOn: Bindable(settings).isASCII)
    }
    SettingRow("Bell", settings.isForThisRun(\.bell)) {
      Toggle("rings", isOn: Bindable(settings).bell)
    }
  }

  private var animations: some View {
    Picker("", selection: Bindable(settings).animation) {
      ForEach(AnimationChoice.allCases, id: \.self) { Text($0.title).tag($0) }
    }
  }

  private var faces: some View {
    Picker("", selection: Bindable(settings).faces) {
      ForEach(FacesChoice.allCases, id: \.self) { Text($0.title).tag($0) }
    }
  }

  private var schemes: some View {
    Picker("", selection: Bindable(settings).colorScheme) {
      ForEach(ColorSchemeChoice.allCases, id: \.self) { Text($0.title).tag($0) }
    }
  }
}
