import SharedGames

/// A shared game as it is typed: `NAME`, or `NAME@USER` where several users share games of a name.
struct SharedGameReference {
  let name: SharedGameName
  /// The login name of the host's user; nil for any user.
  let user: String?

  /// Fails for text that no game can be meant by.
  init?(_ word: String) {
    let parts = word.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = SharedGameName(String(parts[0])) else { return nil }
    self.name = name
    user = parts.count > 1 ? String(parts[1]) : nil
  }

  /// Returns the index of the user whose game is meant, or nil if there is none.
  ///
  /// - Parameter users: The login names of those who share a game of the name.
  /// - Returns: The index, or nil.
  /// - Throws: `UsageError` if several may be meant.
  func choose(among users: [SeatName]) throws(UsageError) -> Int? {
    if let user { return users.firstIndex { $0.description == user } }
    // A game is called after its host unless that says otherwise.
    if let own = users.firstIndex(where: { $0.description == name.description }) { return own }
    if users.count > 1 {
      throw .ambiguousSharedGame(name.description, references: users.map { "\(name)@\($0)" })
    }
    return users.indices.first
  }
}

extension SharedGameListing {
  /// The name and the user, as they are typed.
  var reference: String { "\(name)@\(user)" }

  /// The name, with the user unless the game is called after them.
  var title: String {
    user.description == name.description ? "\(name)" : "\(name), of \(user)"
  }
}

extension [SharedGameListing] {
  /// Returns how each of some games is typed: by its name, if no other game has it.
  func references(of games: [SharedGameListing]) -> [String] {
    let counts = Dictionary(grouping: self, by: \.name).mapValues(\.count)
    return games.map { counts[$0.name, default: 0] > 1 ? $0.reference : "\($0.name)" }
  }
}
