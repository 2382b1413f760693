public import MemoryModel

/// A player's choices for a new game.
public struct GameChoice: Hashable, Sendable {
  /// The theme with the faces.
  public var theme: Theme
  /// The requested number of kinds of cards; nil for the theme's own number.
  public var pairs: Int?
  /// The sides of the cards, if the theme has a choice.
  public var sides: ThemeSides
  /// The rules of the game.
  public var rules: RulesChoice
  /// The number of people at the keyboard.
  public var people: Int
  /// The computers that play as well.
  public var opponents: Opponents
  /// The names of the people.
  public var names: PlayerNames

  /// The language of words.
  public var language = WordLanguage.english
  /// True if the pairs are dealt that the player needs most, if the theme has a history of pairs.
  public var isWeak = false
  /// True if the two cards of a pair with different faces have backs of two shades.
  public var showsHalves = false
  /// The histories of pairs, as far as they are read.
  public var memories = PairMemories()

  /// The theme with the chosen sides.
  var dealtTheme: Theme { theme.with(sides, in: language) }

  /// True if the theme has pairs that the player has forgotten or known before.
  public var hasWeakPairs: Bool { !dealtTheme.weakestPairs(by: memories).isEmpty }

  /// True if the two cards of a pair have different faces.
  public var isTwoSided: Bool { dealtTheme.isUnequal }

  /// The number of people and computers.
  public var players: Int { people + opponents.count }

  /// The number of kinds that are dealt: the requested number, or all kinds if the theme has fewer.
  public var kinds: Int { min(wantedKinds, theme.kindFaces.count) }

  /// The requested number of kinds, by default the theme's own number.
  public var wantedKinds: Int { pairs ?? theme.pairs }

  /// True if the theme has fewer kinds than requested.
  public var isThemeTooSmall: Bool { wantedKinds > theme.kindFaces.count }
}

extension GameChoice {
  /// Saves the choices as settings.
  ///
  /// Settings that already have the chosen value, even as an override, are not changed.
  func save(in settings: Settings) {
    func save<Value: Equatable>(
      _ value: Value, as setting: ReferenceWritableKeyPath<Settings, Value>
    ) {
      if settings[keyPath: setting] != value { settings[keyPath: setting] = value }
    }
    save(pairs, as: \.pairs)
    save(sides, as: \.sides)
    save(rules, as: \.rules)
    save(opponents, as: \.opponents)
    if settings.seats != players { settings.players = players }
    save(names, as: \.playerNames)
    save(showsHalves, as: \.showsHalves)
  }
}

extension Dealer {
  /// Returns the default choices for the game after another one, or after none: its theme or the
  /// last one, and the settings.
  func choice(after game: GameViewModel?) -> GameChoice {
    let ids = [game?.setup.theme.id, settings.lastTheme].compactMap { $0 }
    let themes = ids.lazy.compactMap(library.theme) + library.themes
    let theme = themes.first(where: \.isPlayable) ?? .animals
    return GameChoice(
      theme: theme, pairs: settings.pairs, sides: settings.sides, rules: settings.rules,
      people: settings.opponents.people(among: settings.seats), opponents: settings.opponents,
      names: settings.playerNames, language: language, showsHalves: settings.showsHalves,
      memories: records.pairs ?? PairMemories())
  }
}

extension ThemeLibrary {
  /// Returns the first theme with as many kinds as wanted.
  public func themeLargeEnough(for choice: GameChoice) -> Theme? {
    themes.first { $0.kindFaces.count >= choice.wantedKinds }
  }
}
