import MemoryModel
import MemoryViewModel
import SharedGames
import SystemCalls

/// The games of other programs that the windows of this one have joined.
///
/// A class, because the windows that join and the loop that waits for the hosts share it.
final class JoinedGames {
  /// The time in which another program must answer while a screen waits.
  private static let patience = Duration.milliseconds(300)

  private let context: RunContext
  private let settings: Settings
  private let search: () -> [SharedGameListing]
  private var links: [FollowedTable] = []
  private var polled = TableLinks([])

  /// - Parameters:
  ///   - context: The folders and clocks.
  ///   - settings: The settings of all windows.
  ///   - search: Returns the games of other programs; by default it asks these.
  init(
    in context: RunContext, settings: Settings, search: (() -> [SharedGameListing])? = nil
  ) {
    (self.context, self.settings) = (context, settings)
    let finder = SharedGameFinder(context: context)
    self.search = search ?? { (try? finder.allInUse(waitingAtMost: Self.patience)) ?? [] }
  }

  /// The ways to join, for a model.
  var gamesInUse: GamesInUse { GamesInUse { [weak self] in self?.waysToJoin($0) } }

  func interests() -> [Poll.Interest] {
    for link in links where link.app.hasQuit { link.end() }
    links.removeAll { $0.app.hasQuit }
    polled = TableLinks(links)
    return polled.interests()
  }

  func serve(_ ready: [Bool]) -> Bool {
    polled.serve(ready) { _ = $0.serveScreen($1) }
    return true
  }

  func end() { for link in links { link.end() } }

  /// Returns a closure that joins a game; nil if its program does not answer, or admits nobody.
  private func waysToJoin(_ game: GameSummary) -> (() throws -> AppModel)? {
    guard let listing = GameInUse(game: game, found: search()).listing, listing.canBeJoined else {
      return nil
    }
    return { [self] in try join(listing) }
  }

  private func join(_ listing: SharedGameListing) throws -> AppModel {
    let link = try FollowedTable(
      listing, saying: try context.request(to: listing, by: settings),
      in: context.guestApp(with: settings), now: context.clock.awake)
    links.append(link)
    return link.app
  }
}

extension RunContext {
  /// Returns the request of a player with some settings to join a game.
  func request(
    to listing: SharedGameListing, by settings: Settings
  ) throws(Failure) -> GuestLine {
    // Looking up the login name takes long, and is only the fallback.
    if let name = SeatName(settings.playerNames[0]) { return listing.request(of: name) }
    return listing.request(of: try requireSharedGames().user)
  }
}
