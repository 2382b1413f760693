import MemoryEngine
import MemoryModel
import SharedGames
import SystemCalls

/// Shares a game in a folder until its standard input ends: `ShareProbe FOLDER NAME`.
///
/// It turns the cards that guests request, and prints what it does.
@main
enum Probe {
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    do {
      guard words.count == 2, let name = SharedGameName(words[1]) else {
        return say("usage: ShareProbe FOLDER NAME")
      }
      try share(name, in: words[0])
    } catch {
      say("\(error)")
    }
  }

  private static func share(_ name: SharedGameName, in folder: String) throws {
    let folders = SharedGameFolders(environment: ["XDG_RUNTIME_DIR": folder])
    guard let ada = SeatName("Ada") else { return }
    var game = try RecordedGame(
      deck: Deck(pairsOf: (1...3).map { Face("\($0)") }), rules: .hotSeat(2), seed: Seed(7))
    var table = HostTable(name, host: ada, seats: [.free, .free])
    let theme = SavedGame.ThemeMark(
      id: "numbers", name: "Numbers", color: Theme.Color(rgb: 0), digest: 0)
    try table.begin(
      SavedGame(id: "probe", name: "Probe", theme: theme, record: game.record), date: 0)
    let host = try SharedGameHost(table, in: try folders.own(), now: { .zero })
    host.handle = { [unowned host] event in
      guard case .wish(.choose(let card), _) = event, game.choose(card, at: .zero).isAccepted,
        let move = game.record.moves.last
      else { return }
      try? host.add(.move(move))
    }
    say("listening")
    serve(host)
    host.end()
    say("ended")
  }

  private static func serve(_ host: SharedGameHost) {
    while true {
      let ready = Poll.wait(
        for: [Poll.Interest(.standardInput)] + host.interests(), milliseconds: -1)
      if ready[0] { return }
      host.serve(Array(ready.dropFirst()))
    }
  }

  private static func say(_ text: String) {
    try? FileDescriptor.standardOutput.writeAll(Array("\(text)\n".utf8))
  }
}
