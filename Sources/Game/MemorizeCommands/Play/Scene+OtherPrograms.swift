import MemoryModel
import MemoryStore
import MemoryViewModel
import SystemCalls

extension Scene {
  /// Shows changes that other programs make to the player's files.
  mutating func followOtherPrograms(_ watch: StorageWatch, in app: AppModel) {
    add(
      interests: { [Poll.Interest(watch.descriptor)] },
      serve: { _ in Self.refresh(changed: watch.changes(), in: app) })
  }

  /// Adds file descriptors to wait for.
  ///
  /// - Parameters:
  ///   - interests: Returns the file descriptors before each wait.
  ///   - serve: Handles those that are ready; returns true if the picture may have changed.
  mutating func add(
    interests: @escaping () -> [Poll.Interest], serve: @escaping (_ ready: [Bool]) -> Bool
  ) {
    let (otherInterests, serveOthers) = (self.interests, self.serve)
    var countOfOthers = 0
    self.interests = {
      let others = otherInterests()
      countOfOthers = others.count
      return others + interests()
    }
    self.serve = { ready in
      let (others, own) = (
        Array(ready.prefix(countOfOthers)), Array(ready.dropFirst(countOfOthers))
      )
      let haveOthersChanged = others.contains(true) && serveOthers(others)
      return own.contains(true) && serve(own) || haveOthersChanged
    }
  }
}

extension Scene {
  /// Reads changed files again.
  ///
  /// - Parameters:
  ///   - documents: The names that `StorageWatch` reports.
  ///   - app: The model that shows them.
  /// - Returns: True if the picture may have changed.
  private static func refresh(changed documents: Set<String>, in app: AppModel) -> Bool {
    let isUnknown = documents.contains("/")
    var hasChanged = isUnknown
    func isChanged(_ isAffected: (String) -> Bool) -> Bool {
      let isChanged = isUnknown || documents.contains(where: isAffected)
      hasChanged = hasChanged || isChanged
      return isChanged
    }
    if isChanged({ $0.hasPrefix("themes.") }) { app.library.refresh() }
    if isChanged({ $0.hasPrefix("scores.") }) { app.records.refreshScores() }
    if isChanged({ $0.hasPrefix("pairs.") }), app.records.pairs != nil {
      app.records.refreshPairs()
    }
    if isChanged({ $0.hasPrefix("history.") }) { app.records.refreshHistory() }
    if isChanged({ $0.hasPrefix("settings.") }) { app.settings.storage.refresh() }
    // The games that are played here change with every flip.
    let own = app.family.models.compactMap(\.gameID).map { "games/\($0)." }
    let areGames = isChanged { name in
      (name.hasPrefix("games/") || name.hasPrefix("finished/"))
        && !own.contains(where: name.hasPrefix)
    }
    if areGames { for model in app.family.models { model.records.noteChangedGames() } }
    return hasChanged
  }
}
