import CommandLineKit
import MemoryModel

/// A settings file with all keys, for the manual page.
enum SettingsSample {
  static let summary = """
    The settings are a text file of lines "key = value". The program changes only the lines of \
    settings that you change in it. A line that begins with # is a comment, and so is the rest of \
    a line after " #". Put a value with a # or with blanks at its ends in quotation marks. You may \
    write yes and no for true and false. Mistakes are reported for as long as they are there; in \
    their place the last good values count, which are saved as settings.conf.good, and without \
    one kids mode is on if it may be meant. Of two lines with the same key the later one counts. \
    The previous version is saved as settings.conf~. A setting without a line has its default:
    """

  /// An example for each key, with its meaning.
  static var lines: [Term] {
    Settings.definitions.map { setting in
      Term(
        "\(setting.key) = \(setting.example)",
        "\(setting.help): \(setting.form.values). \(standard(setting))")
    }
  }

  private static func standard(_ setting: SettingDefinition) -> String {
    setting.standard.isEmpty ? "Not set by default." : "Default: \(setting.standard)."
  }
}
