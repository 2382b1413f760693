/// One of the lists of games.
enum GamesTab: CaseIterable {
  /// Games that go on.
  case saved
  /// Games that were played to their end, which can be watched.
  case finished

  var title: String {
    switch self {
    case .saved: "Saved"
    case .finished: "Finished"
    }
  }

  var other: GamesTab { self == .saved ? .finished : .saved }
}
