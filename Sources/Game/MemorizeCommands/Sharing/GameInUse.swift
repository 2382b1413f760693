import CommandLineKit
import MemoryModel
import SharedGames

/// A saved game that another program plays, which may be joined or watched there.
struct GameInUse {
  /// The ways to take part.
  enum Answer: Equatable {
    case join
    case watch
  }

  let game: GameSummary
  /// The shared games that are visible to this user.
  let shared: [SharedGameListing]

  /// The shared game that is probably the saved one: this user's, of its theme and size; nil if
  /// there is none, or several.
  var listing: SharedGameListing? {
    let theme = game.themeName.printable(atMost: 60)
    let alike = shared.filter { listing in
      guard !listing.showsUser, listing.obstacle == nil else { return false }
      return listing.greeting.map { $0.theme == theme && $0.cards == game.cards } ?? false
    }
    return alike.count == 1 ? alike[0] : nil
  }

  /// Asks whether to join or to watch the game; one that is not shared can only be watched, as a
  /// film that goes on.
  ///
  /// - Parameter ask: Asks for a line, and returns nil at the end of the input; nil if there is no
  ///   terminal.
  /// - Returns: The shared game, nil for one that is not, and the player's answer.
  /// - Throws: `Failure` if nobody can answer, with the commands that would help; or for another
  ///   answer.
  func ask(
    _ ask: ((_ question: String) throws -> String?)?
  ) throws -> (SharedGameListing?, Answer) {
    guard let ask else { throw failure(ways) }
    let hasFreeSeat = listing?.hasFreeSeat == true
    let choices = hasFreeSeat ? "join, watch or no" : "watch or no"
    let question = "The game \(game.shownName) is in use by another program. \(choices): "
    let answer = try ask(question)?.lowercased().filter { !$0.isWhitespace } ?? ""
    if ["j", "join"].contains(answer), hasFreeSeat { return (listing, .join) }
    if ["w", "watch"].contains(answer) { return (listing, .watch) }
    throw failure(ways)
  }

  private var ways: String {
    guard let listing else {
      return "to play it in both, share it there with \(Memorize.name) continue --share"
    }
    let watch = "watch it with \(Memorize.name) watch \(listing.name)"
    guard listing.hasFreeSeat else { return watch }
    return "join it with \(Memorize.name) join \(listing.name), or \(watch)"
  }

  private func failure(_ ways: String) -> Failure {
    Failure(
      code: .tryAgain,
      message: "the game \(game.shownName) is in use by another program; \(ways)")
  }
}
