import MemoryModel
import MemoryStore
import MemoryViewModel
import SystemCalls

extension Scene {
  /// Shows changes that other programs make to the player's files.
  mutating func followOtherPrograms(_ watch: StorageWatch, in app: AppModel) {
    add(
      interests: { [Poll.Interest(watch.descriptor)] },
      serve: { _ in app.refresh(changed: watch.changes()) })
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

extension AppModel {
  /// Reads changed files again.
  ///
  /// - Parameter documents: The names that `StorageWatch` reports.
  /// - Returns: True if the picture may have changed.
  fileprivate func refresh(changed documents: Set<String>) -> Bool {
    let isUnknown = documents.contains("/")
    var hasChanged = isUnknown
    func isChanged(_ isAffected: (String) -> Bool) -> Bool {
      let isChanged = isUnknown || documents.contains(where: isAffected)
      hasChanged = hasChanged || isChanged
      return isChanged
    }
    if isChanged({ $0.hasPrefix("themes.") }) { library.refresh() }
    if isChanged({ $0.hasPrefix("scores.") }) { records.refreshScores() }
    if isChanged({ $0.hasPrefix("pairs.") }), records.pairs != nil { records.refreshPairs() }
    if isChanged({ $0.hasPrefix("history.") }) { records.refreshHistory() }
    if isChanged({ $0.hasPrefix("settings.") }) { settings.storage.refresh() }
    // The games that are played here change with every flip.
    let own = family.models.compactMap(\.gameID).map { "games/\($0)." }
    let areGames = isChanged { name in
      (name.hasPrefix("games/") || name.hasPrefix("finished/"))
        && !own.contains(where: name.hasPrefix)
    }
    if areGames { for model in family.models { model.records.noteChangedGames() } }
    return hasChanged
  }
}
