public import MemoryModel

/// What a player chooses before a game is dealt.
public struct GameChoice: Hashable, Sendable {
  /// Where the faces come from.
  public var theme: Theme
  /// How many kinds of cards are wanted; nil for as many as the theme shows.
  public var pairs: Int?
  /// The rules.
  public var rules: RulesChoice
  /// How many people play at one keyboard.
  public var people: Int
  /// The computers that play with them.
  public var opponents: Opponents
  /// What the people are called.
  public var names: PlayerNames

  /// All who play, people and computers.
  public var players: Int { people + opponents.count }

  /// How many kinds of cards are dealt: those wanted, or all there are.
  public var kinds: Int { min(wantedKinds, theme.kindFaces.count) }

  /// How many kinds of cards would be dealt if the theme had enough.
  public var wantedKinds: Int { pairs ?? theme.pairs }

  /// Whether the theme has fewer kinds of cards than are wanted.
  public var isThemeTooSmall: Bool { wantedKinds > theme.kindFaces.count }
}

extension AppModel {
  /// What the next game is dealt with if nothing else is chosen: the theme that is played or was
  /// played last, and what the settings say.
  public var choice: GameChoice {
    let ids = [game?.setup.theme.id, settings.lastTheme].compactMap { $0 }
    let themes = ids.lazy.compactMap(library.theme) + library.themes
    let theme = themes.first(where: \.isPlayable) ?? .animals
    return GameChoice(
      theme: theme, pairs: settings.pairs, rules: settings.rules,
      people: settings.opponents.people(among: settings.seats), opponents: settings.opponents,
      names: settings.playerNames)
  }

  /// Remembers a choice and deals; the game before is put away.
  ///
  /// Settings that are as chosen already, be it for this run only, stay what they are.
  ///
  /// - Returns: Whether there is such a game.
  @discardableResult
  public func play(_ choice: GameChoice) -> Bool {
    keep(choice.pairs, in: \.pairs)
    keep(choice.rules, in: \.rules)
    keep(choice.opponents, in: \.opponents)
    if settings.seats != choice.players { settings.players = choice.players }
    keep(choice.names, in: \.playerNames)
    return play(choice.theme)
  }

  private func keep<Value: Equatable>(
    _ value: Value, in setting: ReferenceWritableKeyPath<Settings, Value>
  ) {
    if settings[keyPath: setting] != value { settings[keyPath: setting] = value }
  }

  /// A theme that has as many kinds of cards as a choice wants; the first in the library.
  public func themeLargeEnough(for choice: GameChoice) -> Theme? {
    library.themes.first { $0.kindFaces.count >= choice.wantedKinds }
  }
}
