import MemoryEngine
import MemoryModel
import SharedGames
import SystemCalls
import TestSupport
import Testing

@Suite("Getting started with shared games")
struct SharedGamesGettingStartedTests {
  @Test("the article's example prints what the article says")
  func example() throws {
    let printed = PrintedLines()
    func print(_ values: Any...) { printed.add(values) }
    let temporary = try TemporaryFolder()
    let folder = temporary.path

    // Example begins
    /// Ada shares a game, and Bo takes the other seat.
    func share(_ game: SavedGame, as name: SharedGameName, ada: SeatName, bo: SeatName) throws {
      let place = try SharedGameFolders(environment: ["XDG_RUNTIME_DIR": folder]).own()
      var table = HostTable(name, host: ada, seats: [.host(ada), .free])
      try table.begin(game, date: 0)
      let host = try SharedGameHost(table, in: place, now: { .zero })
      host.handle = { event in
        if case .joined(let guest, let seat?) = event { print(guest, "takes seat", seat) }
        if case .wish(let wish, let seat) = event { print("seat", seat, "wishes", wish) }
        if case .left(let guest, _, _) = event { print(guest, "goes") }
      }

      let guest = try SharedGameGuest(
        connectingTo: place.path(of: name), saying: .join(bo), now: { .zero })
      guest.handle = { event in
        if case .entry(let entry) = event { print("Bo sees:", entry) }
      }
      // A program polls both together with its terminal; here they take turns.
      for _ in 0..<3 {
        host.serve(Poll.wait(for: host.interests(), milliseconds: 0))
        guest.serve(Poll.wait(for: guest.interests(), milliseconds: 0))
      }

      try host.add(.hint)
      guest.serve([true])
      guest.wish(.pause)
      host.serve(Poll.wait(for: host.interests(), milliseconds: 0))
      host.end()
    }

    let theme = Theme.numbers(4)
    let mark = SavedGame.ThemeMark(
      id: theme.id, name: theme.name, color: theme.color, digest: theme.digest)
    let record = GameRecord(
      deck: try Deck(pairsOf: theme.faces), rules: .hotSeat(2), seed: Seed(7))
    if let name = SharedGameName("sunday"), let ada = SeatName("Ada"), let bo = SeatName("Bo") {
      let game = SavedGame(id: "sunday", name: "Sunday", theme: mark, record: record)
      try share(game, as: name, ada: ada, bo: bo)
    }
    // Example ends

    let article = try DocumentedExample(of: "SharedGames")
    #expect(
      try DocumentedExample.code(in: #filePath) == article.code && printed.rows == article.output)
  }
}
