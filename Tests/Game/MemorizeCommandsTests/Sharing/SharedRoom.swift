import Foundation
import Gates
import MemoryEngine
import MemoryModel
import MemoryViewModel
import SharedGames
import SystemCalls
import TestSupport
import Testing

@testable import MemorizeCommands

/// A host, guests and spectators in one process, on sockets in a folder of their own.
///
/// A class, because all of them share it.
final class SharedRoom {
  let home = PlayerHome()
  let context: RunContext
  let host: TableSharing
  private(set) var guests: [FollowedTable] = []
  private var news: [ObjectIdentifier: [TableNews]] = [:]

  /// Creates a host with a game.
  init(
    _ setup: GameSetup? = nil, seed: Seed = Seed(3), settings: [String: String] = [:]
  ) throws {
    context = TestWorld(at: home).context
    let app = Self.app(context, settings)
    let options = ShareOptions(name: SharedGameName("sunday"), group: nil)
    host = try TableSharing(app, options, in: context)
    app.play(
      setup ?? GameSetup(theme: .animals, kinds: 4, copies: 2, rules: .hotSeat(2)), seed: seed)
    settle()
  }

  static func app(_ context: RunContext, _ settings: [String: String] = [:]) -> AppModel {
    let world = World(
      now: context.clock.awake, today: context.clock.today, newSeed: { Seed(4) },
      newID: context.chance.newID, repository: .memory(newID: context.chance.newID),
      opponent: Opponent.playing, schedule: GameViewModel.atOnce)
    return AppModel(
      world: world, library: ThemeLibrary(newID: context.chance.newID), scores: ScoreTable(),
      settings: Settings(.memory(settings)),
      gate: Gate(isOpen: true, asking: context.chance.newSum))
  }

  /// Joins as a player or a spectator.
  @discardableResult
  func add(_ name: String, isWatching: Bool = false) throws -> FollowedTable {
    let seatName = try #require(SeatName(name))
    let found = try #require(try ask { try $0.all() }.first)
    let guest = try FollowedTable(
      found, saying: isWatching ? .watch(seatName) : .join(seatName),
      in: Self.app(context), now: context.clock.awake)
    guests.append(guest)
    settle()
    return guest
  }

  /// Searches for games on another thread while the host answers.
  func ask<Value: Sendable>(
    _ question: @escaping @Sendable (SharedGameFinder) throws -> Value
  ) throws -> Value {
    try Self.ask(in: context, serving: settle, question)
  }

  /// Searches for games on another thread while a closure serves the hosts.
  static func ask<Value: Sendable>(
    in context: RunContext, serving serve: () -> Void,
    _ question: @escaping @Sendable (SharedGameFinder) throws -> Value
  ) throws -> Value {
    let finder = SharedGameFinder(context: context)
    let answer = Shared<Result<Value, any Error>?>(nil)
    Thread {
      let result = Result { try question(finder) }
      answer.withLock { $0 = result }
    }.start()
    while true {
      if let answer = answer.withLock({ $0 }) { return try answer.get() }
      serve()
      Poll.pause(milliseconds: 1)
    }
  }

  /// Serves all connections until nothing more is ready.
  func settle() {
    while serve(host) || guests.contains(where: serve) {}
    for link in [host as any TableLink] + guests {
      news[ObjectIdentifier(link), default: []] += link.takeNews()
    }
  }

  /// Serves a connection; returns true if anything was ready.
  private func serve(_ link: any TableLink) -> Bool {
    let ready = Poll.wait(for: link.interests(), milliseconds: 0)
    if ready.contains(true) { link.serve(ready) }
    return ready.contains(true)
  }

  /// Returns the messages to a connection since the last call.
  func heard(_ link: any TableLink) -> [String] {
    settle()
    return news.removeValue(forKey: ObjectIdentifier(link))?.map(\.sentence) ?? []
  }

  /// Turns cards by their labels, counted from one.
  func turn(_ labels: Int..., by link: any TableLink) throws {
    let game = try #require(link.app.game)
    for label in labels {
      _ = game.choose(cardLabelled: label)
      settle()
    }
  }
}
