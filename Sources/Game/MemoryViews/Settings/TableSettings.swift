import MemoryEngine
import MemoryModel
import MemoryViewModel
import TextUI

/// The settings of the players and the rules.
struct TableSettings: View {
  let settings: Settings

  @ViewBuilder var body: some View {
    SettingRow("Players", settings.isForThisRun(\.players)) {
      Stepper("", value: players, in: settings.opponents.count + 1...Rules.Range.players.upperBound)
    }
    SettingRow("Computers", settings.isForThisRun(\.opponents)) {
      WrappingRow(spacing: 1) {
        ForEach(OpponentLevel.allCases, id: \.self) { Toggle(title(of: $0), isOn: plays($0)) }
      }
    }
    SettingRow("Rules", settings.isForThisRun(\.rules)) { rules }
    FormRow("") { Text(settings.rules.summary).dim() }
    SettingRow("Bonus", settings.isForThisRun(\.hasBonus)) {
      Toggle("for quick matches", isOn: Bindable(settings).hasBonus)
    }
    SettingRow("Practice", settings.isForThisRun(\.isPractice)) {
      Toggle("undo, but no scores", isOn: Bindable(settings).isPractice)
    }
    SettingRow("Sides", settings.isForThisRun(\.sides)) { sides }
    SettingRow("Halves", settings.isForThisRun(\.showsHalves)) {
      Toggle("two shades of backs", isOn: Bindable(settings).showsHalves)
    }
    SettingRow("Words", settings.isForThisRun(\.words)) { words }
  }

  /// The number of players, computers included.
  private var players: Binding<Int> {
    Binding(get: { settings.seats }, set: { settings.players = $0 })
  }

  /// The title, short enough for all levels on one line of a usual window.
  private func title(of level: OpponentLevel) -> String {
    level == .perfect ? "Perfect" : level.title
  }

  private func plays(_ level: OpponentLevel) -> Binding<Bool> {
    Binding(
      get: { settings.opponents.levels.contains(level) },
      set: { _ in settings.opponents = settings.opponents.toggling(level) })
  }

  private var sides: some View {
    Picker("", selection: Bindable(settings).sides) {
      ForEach(sidesChoices, id: \.self) { Text($0.title).tag($0) }
    }
    .pickerStyle(.menu)
  }

  /// The choices of sides, with the present one.
  private var sidesChoices: [ThemeSides] {
    let choices = ThemeSides.choices(in: settings.words ?? .english)
    return choices + (choices.contains(settings.sides) ? [] : [settings.sides])
  }

  private var words: some View {
    Picker("", selection: Bindable(settings).words) {
      Text("Your locale's").tag(WordLanguage?.none)
      ForEach(WordLanguage.allCases, id: \.self) { Text($0.title).tag(WordLanguage?.some($0)) }
    }
    .pickerStyle(.menu)
  }

  private var rules: some View {
    Picker("", selection: Bindable(settings).rules) {
      ForEach(RulesChoice.allCases, id: \.self) { Text($0.title).tag($0) }
    }
    .pickerStyle(.menu)
  }
}
