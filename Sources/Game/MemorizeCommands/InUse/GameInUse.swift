import CommandLineKit
import MemoryModel
import SharedGames

/// A saved game that another program plays, which may be joined or watched there.
struct GameInUse {
  /// The ways to take part.
  enum Answer: Equatable {
    case join(SharedGameListing)
    /// Watches a game that is shared.
    case watch(SharedGameListing)
    /// Watches a film, which goes on with the game.
    case film
  }

  let game: GameSummary
  /// The games of other programs that this user can find, shared or not.
  let found: [SharedGameListing]

  /// The shared game, or another window of the player with it; nil if there is none.
  ///
  /// A host of an older program does not say which game it has; then this is the only one of this
  /// user with the same theme and size.
  var listing: SharedGameListing? {
    let own = found.filter { !$0.showsUser && $0.obstacle == nil }
    if let same = own.first(where: { $0.greeting?.game == game.id }) { return same }
    let theme = game.themeName.printable(atMost: 60)
    let alike = own.filter { listing in
      guard let greeting = listing.greeting, greeting.game == nil else { return false }
      return greeting.theme == theme && greeting.cards == game.cards
    }
    return alike.count == 1 ? alike[0] : nil
  }

  /// Asks whether to join or to watch the game.
  ///
  /// - Parameter ask: Asks for a line, and returns nil at the end of the input; nil if there is no
  ///   terminal.
  /// - Returns: The player's answer.
  /// - Throws: `Failure` if nobody can answer, with the commands that would help; or for another
  ///   answer.
  func ask(_ ask: ((_ question: String) throws -> String?)?) throws -> Answer {
    guard let ask else { throw failure }
    let joined = listing.flatMap { $0.canBeJoined ? $0 : nil }
    let choices = joined == nil ? "watch or no" : "join, watch or no"
    let question = "The game \(game.shownName) is in use by another program. \(choices): "
    let answer = try ask(question)?.lowercased().filter { !$0.isWhitespace } ?? ""
    if ["j", "join"].contains(answer), let joined { return .join(joined) }
    guard ["w", "watch"].contains(answer) else { throw failure }
    return listing.flatMap { $0.isListed ? .watch($0) : nil } ?? .film
  }

  private var ways: String {
    guard let listing else {
      return "to play it in both, share it there with \(Memorize.name) continue --share"
    }
    if !listing.isListed { return "to play it in both, answer join" }
    let watch = "watch it with \(Memorize.name) watch \(listing.name)"
    guard listing.hasFreeSeat else { return watch }
    return "join it with \(Memorize.name) join \(listing.name), or \(watch)"
  }

  private var failure: Failure {
    Failure(
      code: .tryAgain,
      message: "the game \(game.shownName) is in use by another program; \(ways)")
  }
}
