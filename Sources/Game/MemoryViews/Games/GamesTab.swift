/// A list of games.
enum GamesTab: CaseIterable {
  /// The unfinished games.
  case saved
  /// The finished games, which can be watched.
  case finished

  var title: String {
    switch self {
    case .saved: "Saved"
    case .finished: "Finished"
    }
  }

  var other: GamesTab { self == .saved ? .finished : .saved }
}
