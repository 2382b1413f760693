import SystemCalls

/// A file in the folder of finished games.
struct FinishedFile {
  /// The id of the game.
  let id: String
  /// The number of the file.
  let number: UInt64
  /// True if the number names the content of the file, which it does not for a link.
  let isCached: Bool

  /// Creates the file of an entry; nil if its name is not that of a game.
  init?(_ entry: FolderEntry) {
    guard let id = StoredGames.id(inName: entry.name) else { return nil }
    (self.id, number, isCached) = (id, entry.number, !entry.isLink)
  }
}
