import CommandLineKit
import MemoryModel

/// The variable of the environment that gives a setting for one run.
///
/// It counts more than the settings file and less than an option of the command line.
struct SettingVariable: Sendable {
  let setting: SettingDefinition

  static let all = Settings.definitions.map(Self.init)

  /// The name of the variable: `MEMORIZE_THEME_SIZE` of the setting `themeSize`.
  var name: String {
    "MEMORIZE_"
      + setting.key.reduce(into: "") { name, letter in
        name += letter.isUppercase ? "_\(letter)" : letter.uppercased()
      }
  }

  /// How the value is written.
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

  /// Returns the spelling that a file would have, nil for what is no value.
  func read(_ text: String) -> String? {
    switch setting.form {
    case .number(let range): ValueForm.integer(range).read(text).map(String.init)
    case .text: text.isPrintable && text.unicodeScalars.count <= Settings.longestName ? text : nil
    case .yesOrNo, .choice, .opponents: setting.accepts(text) ? text : nil
    }
  }
}

extension ValueForm<Opponents> {
  /// Levels with commas between them, or `none` to play without a computer.
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
  /// What the environment says; a variable that is empty says nothing.
  init(_ environment: [String: String]) throws(UsageError) {
    self.init()
    for variable in SettingVariable.all {
      guard let text = environment[variable.name], !text.isEmpty else { continue }
      guard let spelling = variable.read(text) else { throw .badVariable(variable, text) }
      set(variable.setting, spelling)
    }
  }
}
