import MemoryEngine
import MemoryModel
import MemoryViewModel

/// Spells the command that deals a game, for those who want the same again.
struct PlayCommandLine {
  /// What is played without any option.
  let usual: Settings
  let settingsFile: SettingsFile

  /// What starts a game like this one, but for its seed.
  func command(for setup: GameSetup) -> String {
    // Numbers have no name to type. Others are named, as the usual theme is the one played last.
    let theme = setup.theme.id == "numbers" ? "" : " \(setup.theme.typedName)"
    let arePairs = setup.copies == 2 && setup.rules.matchSize == 2
    let cards =
      arePairs ? " --pairs \(setup.kinds)" : " --kinds \(setup.kinds) --copies \(setup.copies)"
    let practice = setup.isPractice && !usual.isPractice ? " --practice" : ""
    return "\(Memorize.name) play\(theme)\(cards)\(rules(of: setup))\(practice)\(files)"
  }

  private func rules(of setup: GameSetup) -> String {
    var usualRules = usual.rulesForPlayers()
    var opponent = ""
    let isUsual =
      setup.opponents == usual.opponents && setup.rules.players == usualRules.players
    if let levels = setup.opponents.settingText, !isUsual {
      opponent = " --opponent \(levels)"
      usualRules.players = setup.opponents.count + 1
    }
    // Said even if it is the same number: it is what sends the computers away.
    if setup.opponents.isEmpty, !usual.opponents.isEmpty { usualRules.players = 0 }
    let words = setup.rules.words(besides: usualRules, spelling: \.typed)
    return opponent + words.map { " \($0)" }.joined()
  }

  private var files: String {
    switch settingsFile {
    case .standard: ""
    case .file(let path): path.isPrintable ? " --config \(path.quotedForShell)" : ""
    case .none: " --no-config"
    }
  }
}

extension Theme {
  /// What one types to name it.
  var typedName: String {
    isBuiltIn ? id : name.quotedForShell
  }
}

extension Duration {
  /// In the largest unit that has no fraction.
  fileprivate var typed: String {
    let nanoseconds = clampedNanoseconds
    let unit = Self.units.first { nanoseconds.isMultiple(of: $0.size) }
    return "\(nanoseconds / (unit?.size ?? 1))\(unit?.name ?? "ns")"
  }

  private static let units: [(size: Int64, name: String)] = [
    (1_000_000_000, "s"), (1_000_000, "ms"), (1_000, "us"),
  ]
}
