import MemoryEngine
import MemoryModel
import MemoryViewModel
import SharedGames

// What the host sends.
extension TableSharing {
  /// Sends the game, and whether its time runs.
  func catchUp() {
    if isPrivate, host.table.guestCount == 0 {
      // The next guest gets the game as it is then, so a flip until then costs nothing.
      sentGame = nil
      return
    }
    if let game = app.game, !isSent(game) { begin(game) }
    let runs = app.game.map { !$0.isPaused && $0.isDealt && $0.result == nil } ?? false
    guard runs != isRunning else { return }
    isRunning = runs
    let time = (app.game ?? sentGame)?.time ?? .zero
    if runs { host.resume(time) } else { host.pause(time) }
  }

  /// Prepares the game for a guest who may be connecting, if none has it yet.
  func greetWithGame(_ ready: [Bool]) {
    guard isPrivate, ready.contains(true), let game = app.game, !isSent(game) else { return }
    begin(game)
  }

  func send(_ entry: JournalEntry) {
    guard let game = app.game else { return }
    // A new game is sent with all its events.
    guard isSent(game) else { return catchUp() }
    if case .played = entry { return }
    attempt { try host.add(entry) }
  }

  private func isSent(_ game: GameViewModel) -> Bool {
    sentGame === game && sentDeals == game.deals
  }

  private func begin(_ game: GameViewModel) {
    guard let saved = app.current?.saved else { return }
    (sentGame, sentDeals, isRunning) = (game, game.deals, false)
    (refusedSeats, app.table.dealRequest) = ([], nil)
    attempt { try host.begin(saved, seats: seats(of: game), date: today()) }
    showSeats()
  }

  /// Runs a closure; an error in sending does not stop the game here.
  private func attempt(_ body: () throws -> Void) {
    do {
      try body()
    } catch {
      app.notices.show(.error, "Others cannot see this game: \(error)".printable(atMost: 200))
    }
  }

  /// Returns the seats: the host first, then guests, the computers last; in a private game all
  /// people are at the host.
  private func seats(of game: GameViewModel) -> [Seat] {
    (0..<game.setup.rules.players).map { player in
      if let title = game.setup.computerTitle(of: player) {
        return .computer(SeatName(title) ?? hostName)
      }
      if isPrivate { return .host(SeatName(game.names.title(of: player)) ?? hostName) }
      return player == 0 ? .host(hostName) : .free
    }
  }
}
