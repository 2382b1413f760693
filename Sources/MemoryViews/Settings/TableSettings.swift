import MemoryModel
import MemoryViewModel
import TextUI

/// Who plays, and by which rules.
struct TableSettings: View {
  let settings: Settings

  @ViewBuilder var body: some View {
    SettingRow("Opponent", settings.isForThisRun(\.opponent)) { opponents }
    SettingRow("Players", settings.isForThisRun(\.players)) { players }
    SettingRow("Rules", settings.isForThisRun(\.rules)) { rules }
    FormRow("") { Text(settings.rules.summary).dim() }
    SettingRow("Bonus", settings.isForThisRun(\.hasBonus)) {
      Toggle("for quick matches", isOn: Bindable(settings).hasBonus)
    }
    SettingRow("Practice", settings.isForThisRun(\.isPractice)) {
      Toggle("undo, but no scores", isOn: Bindable(settings).isPractice)
    }
  }

  private var opponents: some View {
    Picker("", selection: Bindable(settings).opponent) {
      Text("Nobody").tag(OpponentLevel?.none)
      ForEach(OpponentLevel.allCases, id: \.self) { Text($0.title).tag(OpponentLevel?.some($0)) }
    }
    .pickerStyle(.menu)
  }

  @ViewBuilder private var players: some View {
    if settings.opponent == nil {
      Stepper("", value: Bindable(settings).players, in: 1...8)
    } else {
      Text("you and the computer").dim()
    }
  }

  private var rules: some View {
    Picker("", selection: Bindable(settings).rules) {
      ForEach(RulesChoice.allCases, id: \.self) { Text($0.title).tag($0) }
    }
    .pickerStyle(.menu)
  }
}
