import CommandLineKit
import MemoryModel
import MemoryViewModel

/// A setting that a variable of the environment gives for one run.
///
/// It counts more than the settings file and less than an option of the command line.
struct SettingVariable: Sendable {
  let name: String
  let help: String
  // Most games are begun without any variable: then nobody makes forms of all their values.
  private let makeValue: @Sendable () -> ValueHelp
  /// Reads a value into the overrides; says whether it is one.
  let read: @Sendable (String, inout Settings.Overrides) -> Bool

  /// - Parameters:
  ///   - name: What follows `MEMORIZE_`.
  ///   - form: How the value is written.
  ///   - help: What it is, in a few words.
  ///   - set: Takes the value over.
  init<Value>(
    _ name: String, _ form: @escaping @autoclosure @Sendable () -> ValueForm<Value>, _ help: String,
    set: @escaping @Sendable (inout Settings.Overrides, Value) -> Void
  ) {
    self.name = "MEMORIZE_\(name)"
    self.help = help
    makeValue = { form().help }
    read = { text, overrides in
      guard let value = form().read(text) else { return false }
      set(&overrides, value)
      return true
    }
  }
}

extension SettingVariable {
  /// The key of the setting in a file: `THEME_SIZE` is `themeSize` there.
  var key: String {
    let words = name.split(separator: "_").dropFirst().map { $0.lowercased() }
    let others = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return (words.prefix(1) + others).joined()
  }

  /// How the value is written.
  var value: ValueHelp { makeValue() }
}

extension Settings.Overrides {
  /// What the environment says; a variable that is empty says nothing.
  init(_ environment: [String: String]) throws(UsageError) {
    self.init()
    for variable in SettingVariable.all {
      guard let text = environment[variable.name], !text.isEmpty else { continue }
      guard variable.read(text, &self) else { throw .badVariable(variable, text) }
    }
  }
}
