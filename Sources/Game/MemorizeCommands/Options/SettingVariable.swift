import CommandLineKit
import MemoryModel

/// An environment variable that overrides a setting for one run.
///
/// It overrides the settings file; an option of the command line overrides it.
struct SettingVariable: Sendable {
  let setting: SettingDefinition

  /// The variables of all settings but those in which the program notes its own state.
  static let all = Settings.definitions.filter { !$0.isState }.map(Self.init)

  /// The name of the variable: `MEMORIZE_THEME_SIZE` for the setting `themeSize`.
  var name: String {
    "MEMORIZE_"
      + setting.key.reduce(into: "") { name, letter in
        name += letter.isUppercase ? "_\(letter)" : letter.uppercased()
      }
  }

  /// The form of the value.
  var value: ValueHelp {
    switch setting.form {
    case .number(let range): ValueForm.integer(range).help
    case .yesOrNo: ValueForm.yesOrNo.help
    case .choice(let words):
      ValueHelp(
        placeholder: words.joined(separator: "|"), allowed: words.joinedWithOr(),
        completion: .words(words))
    case .opponents: ValueForm.opponents.help
    case .text:
      ValueHelp(
        placeholder: "TEXT", allowed: "one line of at most \(Settings.longestName) characters")
    }
  }

  /// Returns the value as a settings file spells it; nil for a malformed value.
  func read(_ text: String) -> String? {
    switch setting.form {
    case .number(let range): ValueForm.integer(range).read(text).map(String.init)
    case .text: text.isPrintable && text.unicodeScalars.count <= Settings.longestName ? text : nil
    case .yesOrNo, .choice, .opponents: setting.accepts(text) ? text : nil
    }
  }
}

extension ValueForm<Opponents> {
  /// A value form for levels of computers, separated by commas, or `none`.
  static var opponents: Self {
    let levels = OpponentLevel.allCases.map { $0.rawValue }
    let allowed = (levels + ["none"]).joinedWithOr()
    let help = ValueHelp(
      placeholder: "LEVEL[,LEVEL]", range: "\(allowed); several with commas",
      allowed: "\(allowed), or several levels with commas between them",
      completion: .words(levels + ["none"]))
    return Self(help: help) { Opponents(settingText: $0) }
  }
}

extension Settings.Overrides {
  /// Reads the environment; empty variables are ignored.
  init(_ environment: [String: String]) throws(UsageError) {
    self.init()
    for variable in SettingVariable.all {
      guard let text = environment[variable.name], !text.isEmpty else { continue }
      guard let spelling = variable.read(text) else {
        throw .usage("\(variable.name) must be \(variable.value.allowed), not \(shown(text))")
      }
      set(variable.setting, spelling)
    }
  }
}
