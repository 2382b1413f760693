import MemoryModel

/// A settings file with all keys, for the manual page.
enum SettingsSample {
  static let summary = """
    The settings are a text file of lines "key = value"; the program changes only the line of a \
    setting that is changed in it. A line that begins with # is a comment, and so is the rest of a \
    line behind " #". A value with a # or with blanks at its ends stands in quotation marks; true \
    and false may be written yes and no. A \
    mistake is named and its line ignored; of two lines with the same key the later one counts. \
    The previous version is kept as settings.conf~. Without a line the default counts:
    """

  /// A comment and an example for each key.
  static var lines: [String] {
    Settings.definitions.flatMap { setting in
      ["# \(setting.help): \(setting.form.values). \(standard(setting))"]
        + ["\(setting.key) = \(setting.example)"]
    }
  }

  private static func standard(_ setting: SettingDefinition) -> String {
    setting.standard.isEmpty ? "Not set by default." : "Default: \(setting.standard)."
  }
}
