import MemoryViewModel
import SharedGames
import SystemCalls

/// The private hosts of a program's games, so that other windows of the same player can join them.
///
/// A socket is opened for a game that is saved, which others may find among the saved games, and is
/// closed when the game is left. Without a place for sockets nobody can join.
final class WindowSharing: TableLink {
  let app: AppModel
  let hasEnded = false
  private let context: RunContext
  private var links: [TableSharing] = []
  private var polled = TableLinks([])
  private var place: SharedGamePlace?
  private var hasFailed = false

  /// Creates a program without sockets.
  ///
  /// - Parameters:
  ///   - app: A model of the program; the games of its whole family can be joined.
  ///   - context: The folders and clocks.
  init(_ app: AppModel, in context: RunContext) {
    (self.app, self.context) = (app, context)
  }

  func interests() -> [Poll.Interest] {
    for link in links where link.app.game == nil { link.end() }
    links.removeAll { $0.app.game == nil }
    links += app.family.models.filter(isMissing).compactMap(listen)
    polled = TableLinks(links)
    return polled.interests()
  }

  func serve(_ ready: [Bool]) { polled.serve(ready) { $0.serve($1) } }

  var hasNews: Bool { links.contains(where: \.hasNews) }

  func takeNews() -> [TableNews] { links.flatMap { $0.takeNews() } }

  func showNotices() { for link in links { link.showNotices() } }

  func rename(_ name: String) -> Bool { false }

  func end() {
    for link in links { link.end() }
    links = []
    hasFailed = true
  }

  /// True for a model with a saved game that nobody can join yet.
  private func isMissing(_ model: AppModel) -> Bool {
    guard !hasFailed, model.table.sharing == nil, let game = model.game, game.flips > 0 else {
      return false
    }
    return !links.contains { $0.app === model }
  }

  private func listen(for model: AppModel) -> TableSharing? {
    let link = usablePlace.flatMap { TableSharing(forWindowsOf: model, in: $0, context) }
    if link == nil { hasFailed = true }
    return link
  }

  /// The place of the sockets, from which those of killed programs have been removed.
  private var usablePlace: SharedGamePlace? {
    if place == nil {
      place = try? context.sharedGames?.folders.own().unlisted
      place?.removeStale()
    }
    return place
  }
}
