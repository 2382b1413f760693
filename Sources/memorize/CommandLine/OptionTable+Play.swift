import MemoryModel
import MemoryViewModel

// What the commands that play, and those for the player's own things, take beside the deal.

extension Option<OpponentLevel?> {
  static var opponent: Self {
    Self("opponent", .opponent, in: .game, "Play against the computer")
  }
}

extension Option<Bool> {
  static var bonus: Self {
    Self("bonus", .yesOrNo, in: .singleRules, "Whether quick matches bring more")
  }
  static var plain: Self {
    Self("plain", .flag, in: .game, "Play in plain lines of text")
  }
  static var practice: Self {
    Self("practice", .flag, in: .game, "Allow undo")
  }
  static var noInput: Self {
    Self("no-input", .flag, in: .game, "Never ask for anything but cards")
  }
  static var scoresAsCSV: Self {
    Self("csv", .flag, in: .output, "Print a line of CSV for each score")
  }
  static var names: Self {
    Self("names", .flag, in: .output, "Print what to type for each, and no more")
  }
  static var confirmed: Self {
    Self("yes", short: "y", .flag, in: .game, "Delete at once; kids mode asks all the same")
  }
  static var noConfig: Self {
    Self("no-config", .flag, in: .files, "Read and save no settings")
  }
}

extension Option<String> {
  static var config: Self {
    Self("config", .settingsPath, in: .files, "Read and save settings in FILE")
  }
  static var output: Self {
    Self("output", short: "o", .path, in: .output, "Write to a new FILE; - is standard output")
  }
}

extension ValueForm<String> {
  /// Where a file is, or is to be.
  static var path: Self {
    let help = ValueHelp(placeholder: "FILE", allowed: "a path", isFile: true)
    return Self(help: help) { $0.isEmpty ? nil : $0 }
  }

  /// A file that is read and written, so that no dash can stand for it.
  fileprivate static var settingsPath: Self {
    let help = ValueHelp(placeholder: "FILE", allowed: "the path of a file", isFile: true)
    return Self(help: help) { $0.isEmpty || $0 == "-" ? nil : $0 }
  }
}
