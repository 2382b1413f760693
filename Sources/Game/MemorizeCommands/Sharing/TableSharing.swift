import MemoryEngine
import MemoryModel
import MemoryViewModel
import SharedGames
import SystemCalls

/// The host of an app's game, who lets other terminals watch and play.
///
/// Events of the game are sent as the journal records them; connections, changes of the game and of
/// its time are handled before each wait.
final class TableSharing: TableLink {
  let app: AppModel
  let table: SharedTable
  let hasEnded = false
  private let host: SharedGameHost
  private let hostName: SeatName
  private let today: () -> Int64
  private var news: [TableNews] = []
  /// The game that was sent last; its time is sent again after a pause.
  private var sentGame: GameViewModel?
  private var sentDeals = 0
  private var isRunning = false

  /// Starts to listen; others see the app's game from its first wait on.
  ///
  /// - Throws: `Failure` if there is no place for it, or another game has the name.
  init(_ app: AppModel, _ options: ShareOptions, in context: RunContext) throws(Failure) {
    let world = try context.requireSharedGames()
    let place = try options.place(in: world.folders)
    let user = world.user
    let name = try options.name(of: user)
    self.app = app
    today = context.clock.today
    let claimed = SeatName(app.settings.playerNames[0]) ?? user
    hostName = place.group == nil ? claimed : SeatName(claimed: claimed, by: user)
    table = SharedTable(name: name.description, isHost: true)
    do throws(SocketError) {
      host = try SharedGameHost(
        HostTable(name, host: hostName, seats: []), in: place, now: context.clock.awake)
    } catch {
      throw Failure(sharing: error, as: name)
    }
    host.handle = { [weak self] in self?.take($0) }
    app.sharing = table
    app.notifyOthers = { [weak self] in self?.send($0) }
    if let keeper = place.keeper {
      add(notice: "The folder of the game belongs to \(keeper), who can remove the game.")
    }
  }

  /// The command with which others join, for a line of a screen.
  var invitation: String { "Others join with: \(Memorize.name) join \(table.name)" }

  func interests() -> [Poll.Interest] {
    catchUp()
    return host.interests()
  }

  func serve(_ ready: [Bool]) { host.serve(ready) }

  var hasNews: Bool { !news.isEmpty }

  func takeNews() -> [TableNews] {
    defer { news = [] }
    return news
  }

  func rename(_ name: String) -> Bool { false }

  func end() { host.end() }
}

// Sending.
extension TableSharing {
  /// Sends the game, and whether its time runs.
  private func catchUp() {
    if let game = app.game, !isSent(game) { begin(game) }
    let runs = app.game.map { !$0.isPaused && $0.isDealt && $0.result == nil } ?? false
    guard runs != isRunning else { return }
    isRunning = runs
    let time = (app.game ?? sentGame)?.time ?? .zero
    if runs { host.resume(time) } else { host.pause(time) }
  }

  private func isSent(_ game: GameViewModel) -> Bool {
    sentGame === game && sentDeals == game.deals
  }

  private func begin(_ game: GameViewModel) {
    guard let saved = app.savedGame else { return }
    (sentGame, sentDeals, isRunning) = (game, game.deals, false)
    attempt { try host.begin(saved, seats: seats(of: game), date: today()) }
    showSeats()
  }

  private func send(_ entry: JournalEntry) {
    guard let game = app.game else { return }
    // A new game is sent with all its events.
    guard isSent(game) else { return catchUp() }
    if case .played = entry { return }
    attempt { try host.add(entry) }
  }

  /// Runs a closure; an error in sending does not stop the game here.
  private func attempt(_ body: () throws -> Void) {
    do {
      try body()
    } catch {
      app.notify(.error, "Others cannot see this game: \(error)".printable(atMost: 200))
    }
  }

  /// Returns the seats: the host first, then guests, the computers last.
  private func seats(of game: GameViewModel) -> [Seat] {
    (0..<game.setup.rules.players).map { player in
      if player == 0 { return .host(hostName) }
      guard let title = game.setup.computerTitle(of: player) else { return .free }
      return .host(SeatName(title) ?? hostName)
    }
  }
}

// Requests of others.
extension TableSharing {
  private func take(_ event: HostEvent) {
    switch event {
    case .wish(let wish, let seat): fulfil(wish, of: seat)
    case .joined(let name, let seat):
      add(notice: seat == nil ? "\(name) is watching." : "\(name) has joined.")
    case .named(let name, let seat): add(notice: "Player \(seat + 1) is now called \(name).")
    case .left(let name, let seat, let reason):
      let why = reason.map { " (\($0))" } ?? ""
      add(notice: seat == nil ? "\(name) is no longer watching\(why)." : "\(name) has left\(why).")
    }
    showSeats()
  }

  private func add(notice sentence: String) {
    news.append(TableNews(sentence: sentence, isNotice: true))
  }

  private func showSeats() {
    table.seats = host.table.seats.enumerated().map { player, seat in
      let isComputer = app.game?.setup.computerTitle(of: player) != nil
      return SharedTable.Seat(
        name: seat.name?.description, isHere: seat.holder == .host && !isComputer)
    }
    app.seatPlayers()
  }

  private func fulfil(_ wish: GameIntent, of seat: Int) {
    guard let game = app.game else { return }
    if wish == .again {
      guard game.result != nil else { return }
      app.playAgain()
      return news.append(TableNews(sentence: "A new game has been dealt.", changesTable: true))
    }
    let before = TableState(of: game)
    game.fulfil(wish, of: seat)
    news += TableState(of: game).news(since: before, of: game)
  }
}
