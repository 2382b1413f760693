import MemoryEngine
import MemoryModel
import SharedGames
import SystemCalls

/// A guest's request sent to the host and returned as a flip, compared with an echoed line.
///
/// Both ends are in one process, so that only the work is measured: the wake-ups of a second
/// process are the same for an echo.
let shareBenchmarks = [
  Benchmark(
    "share/flip there and back", unit: "ns/flip", reference: "a plain socket echo",
    roundsInASecond: 20_000,
    ours: { rounds in (try? SharedFlips().play(rounds)) ?? 0 },
    theirs: { rounds in (try? Echo().play(rounds)) ?? 0 })
]

/// A guest and its host in a game in which every turn is a miss, so that no card ever leaves.
private final class SharedFlips {
  private static let folder = "/tmp/memorize-benchmark"
  /// Cards of four kinds, two per turn.
  private static let cards = [0, 2, 4, 6]

  private let host: SharedGameHost
  private let guest: SharedGameGuest
  private var game: RecordedGame<MemoryModel.Face>
  private var flips: UInt64 = 0

  init() throws {
    let deck = try Deck(
      kinds: (0..<4).map { Deck.Kind(faces: [MemoryModel.Face("\($0)")], copies: 2) })
    game = try RecordedGame(deck: deck, rules: .course, seed: Seed(1))
    let theme = SavedGame.ThemeMark(id: "", name: "Numbers", color: Theme.Color(rgb: 0), digest: 0)
    guard let name = SharedGameName("\(CurrentProcess.number)"), let ada = SeatName("Ada") else {
      throw SystemError.noSuchFile
    }
    var table = HostTable(name, host: ada, seats: [.free])
    try table.begin(
      SavedGame(id: "shared", name: "", theme: theme, record: game.record), date: 0)
    try? FileSystem.createFolder(Self.folder)
    let folders = SharedGameFolders(environment: ["XDG_RUNTIME_DIR": Self.folder])
    let place = try folders.own()
    var now = Duration.zero
    // Every request has a second of its own, faster than anybody plays.
    let clock = {
      now += .seconds(1)
      return now
    }
    host = try SharedGameHost(table, in: place, now: clock)
    guest = try SharedGameGuest(
      connectingTo: place.path(of: name), saying: .join(ada), now: clock)
    host.handle = { [unowned self] event in follow(event) }
    guest.handle = { [unowned self] event in if case .entry(.move) = event { flips += 1 } }
    for _ in 0..<3 { serve() }
  }

  /// Plays a number of flips, each confirmed before the next request.
  func play(_ rounds: Int) throws -> UInt64 {
    for round in 0..<rounds {
      guest.wish(.choose(Self.cards[round % Self.cards.count]))
      serve()
    }
    return flips
  }

  private func follow(_ event: HostEvent) {
    guard case .wish(.choose(let card), _) = event, game.choose(card, at: .zero).isAccepted,
      let move = game.record.moves.last
    else { return }
    try? host.add(.move(move))
  }

  private func serve() {
    host.serve(Poll.wait(for: host.interests(), milliseconds: 0))
    guest.serve(Poll.wait(for: guest.interests(), milliseconds: 0))
  }
}

/// A line of equal length that is echoed.
private struct Echo {
  private let (near, far): (FileDescriptor, FileDescriptor)

  init() throws { (near, far) = try FileDescriptor.socketPair() }

  func play(_ rounds: Int) throws -> UInt64 {
    defer { for end in [near, far] { try? end.close() } }
    var count: UInt64 = 0
    for _ in 0..<rounds {
      _ = try near.send(Array("choose 7\n".utf8)[...])
      far.wait(until: .readable, milliseconds: 0)
      _ = try far.send((try far.receive(atMost: 4096) ?? [])[...])
      near.wait(until: .readable, milliseconds: 0)
      if try near.receive(atMost: 4096)?.isEmpty == false { count += 1 }
    }
    return count
  }
}
