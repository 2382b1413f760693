import SharedGames

/// A shared game on a command line: `NAME`, or `NAME@USER` if several users share that name.
struct SharedGameReference {
  let name: SharedGameName
  /// The login name of the host's user; nil for any user.
  let user: String?

  /// Parses a reference; nil for text that cannot be one.
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
    // By default a game has the name of its host.
    if let own = users.firstIndex(where: { $0.description == name.description }) { return own }
    if users.count > 1 {
      let references = offered(users.map { "\(name)@\($0)" })
      throw .usage("\(users.count) users share a game called \(name); say whose: \(references)")
    }
    return users.indices.first
  }
}

extension SharedGameListing {
  /// The name and the user, as they are typed.
  var reference: String { "\(name)@\(user)" }

  /// The name, with the user if the game is not named after them.
  var title: String {
    user.description == name.description ? "\(name)" : "\(name), of \(user)"
  }
}

extension [SharedGameListing] {
  /// Returns the word to type for each game: its name, if no other game has it.
  func references(of games: [SharedGameListing]) -> [String] {
    let counts = Dictionary(grouping: self, by: \.name).mapValues(\.count)
    return games.map { counts[$0.name, default: 0] > 1 ? $0.reference : "\($0.name)" }
  }
}
