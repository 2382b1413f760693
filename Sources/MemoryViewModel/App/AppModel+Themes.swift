import MemoryEngine
public import MemoryModel

// What is known of a theme beside the theme itself.
extension AppModel {
  /// The best score of a theme, played as the settings say now.
  public func best(of theme: Theme) -> Score? {
    let setup = setup(for: theme)
    return scores.best(
      of: Score.Category(
        themeID: theme.id, rules: RulesChoice.name(of: setup.rules), pairs: setup.kinds,
        players: setup.rules.players))
  }

  /// The game with a theme that was played last and can go on here, as of the last look.
  public func gameInProgress(with theme: Theme) -> GameSummary? {
    games.first { $0.themeID == theme.id && !$0.isOver && !$0.isOpenElsewhere }
  }

  /// Takes themes that were read from a file into the library, if they are still waited for.
  ///
  /// - Returns: The themes as they were added, without those that were there already; nil if the
  ///   file could not be read or nobody waits.
  public func finishImport(_ path: String, _ result: Result<[Theme], any Error>) -> [Theme]? {
    guard case .loading(path) = packs.state else { return nil }
    packs.finish(path, result)
    return packs.state.value.map { library.add(contentsOf: $0) }
  }
}
