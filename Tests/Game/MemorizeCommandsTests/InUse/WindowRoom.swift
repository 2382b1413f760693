import Foundation
import MemoryEngine
import MemoryModel
import MemoryViewModel
import SharedGames
import SystemCalls
import TestSupport
import Testing

@testable import MemorizeCommands

/// A program with a game that is not shared, and other windows of its player, in one process.
///
/// A class, because all of them share it.
final class WindowRoom {
  let home: PlayerHome
  let context: RunContext
  let app: AppModel
  let sharing: WindowSharing
  private(set) var windows: [FollowedTable] = []
  private var news: [ObjectIdentifier: [TableNews]] = [:]

  /// Creates a program with a game, whose first card is turned unless it is not begun.
  ///
  /// A clock stands at the time that the test sets.
  init(
    _ setup: GameSetup? = nil, isBegun: Bool = true, settings: [String: String] = [:],
    at home: PlayerHome = PlayerHome(), clock: Shared<Duration>? = nil
  ) throws {
    self.home = home
    var world = TestWorld(at: home)
    if let clock { world.clock = RunClock(at: clock) }
    context = world.context
    app = SharedRoom.app(context, settings)
    sharing = WindowSharing(app, in: context)
    app.play(
      setup ?? GameSetup(theme: .animals, kinds: 4, copies: 2, rules: .course), seed: Seed(3))
    if isBegun { _ = app.game?.choose(cardLabelled: 1) }
    settle()
  }

  /// Returns the games that another program finds, listed or not.
  func found() throws -> [SharedGameListing] {
    try SharedRoom.ask(in: context, serving: settle) { try $0.allInUse() }
  }

  /// Joins the game as another window does.
  @discardableResult
  func join() throws -> FollowedTable {
    let found = try #require(try found().first)
    let ada = try #require(SeatName("Ada"))
    let window = try FollowedTable(
      found, saying: found.request(of: ada), in: SharedRoom.app(context),
      now: context.clock.awake)
    windows.append(window)
    settle()
    return window
  }

  /// Serves all connections until nothing more is ready.
  func settle() {
    while serve(sharing) || windows.contains(where: serve) {}
    for link in [sharing as any TableLink] + windows {
      news[ObjectIdentifier(link), default: []] += link.takeNews()
    }
  }

  private func serve(_ link: any TableLink) -> Bool {
    let ready = Poll.wait(for: link.interests(), milliseconds: 0)
    if ready.contains(true) { link.serve(ready) }
    return ready.contains(true)
  }

  /// Returns the messages to the program or to a window since the last call.
  func heard(_ link: (any TableLink)? = nil) -> [String] {
    settle()
    return news.removeValue(forKey: ObjectIdentifier(link ?? sharing))?.map(\.sentence) ?? []
  }

  /// Turns cards by their labels, counted from one.
  func turn(_ labels: Int..., in app: AppModel) throws {
    let game = try #require(app.game)
    for label in labels {
      _ = game.choose(cardLabelled: label)
      settle()
    }
  }

  /// The sockets.
  var sockets: [String] {
    let folder = "\(home.data)/shared"
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }
}

extension RunClock {
  /// Creates a clock that a test sets.
  fileprivate init(at time: Shared<Duration>) {
    self.init(
      now: { time.withLock { $0 } }, awake: { time.withLock { $0 } }, today: { 1_700_000_000 },
      sleep: { _ in throw CancellationError() })
  }
}
