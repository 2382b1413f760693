import MemoryEngine
import MemoryModel
import MemoryViewModel
import SharedGames
import SystemCalls

/// A game that another terminal hosts, shown here to a guest or a watcher.
final class FollowedTable: TableLink {
  let app: AppModel
  let found: SharedGameListing
  private let table: SharedTable
  private let guest: SharedGameGuest
  private let wantsSeat: Bool
  /// True if this window plays beside the host.
  private let isBeside: Bool
  private let now: () -> Duration
  private var news: [TableNews] = []
  /// The seats for which this terminal acts, as the host says.
  private var seats: Set<Int> = []
  /// True if the game's time runs, as the host reported.
  private var isRunning = false
  /// The time of the last question to the host.
  private var askedAt = Duration.zero
  /// True if all earlier events have been received.
  private(set) var isUpToDate = false

  /// Connects to a host, and requests a seat or to watch.
  ///
  /// - Parameters:
  ///   - found: The game.
  ///   - greeting: The request.
  ///   - app: An app that plays nothing yet.
  ///   - now: Returns the time of any clock.
  /// - Throws: `Failure` if the host has gone meanwhile.
  init(
    _ found: SharedGameListing, saying greeting: GuestLine, in app: AppModel,
    now: @escaping () -> Duration
  ) throws(Failure) {
    (self.app, self.now) = (app, now)
    wantsSeat = if case .join = greeting { true } else { false }
    isBeside = if case .beside = greeting { true } else { false }
    table = SharedTable(name: found.name.description, isHost: false)
    do throws(SocketError) {
      guest = try SharedGameGuest(connectingTo: found.path, saying: greeting, now: now)
    } catch {
      throw Failure(joining: found, error)
    }
    guard guest.hostUser == found.userID else { throw Failure(joining: found, .ended(.cut)) }
    self.found = found
    table.isBeside = isBeside
    table.hostCheck = HostCheck(now: now) { [weak self] in self?.checkHost() }
    app.table.sharing = table
    guest.handle = { [weak self] in self?.take($0) }
  }

  /// True if this terminal has a seat.
  var isPlaying: Bool { !seats.isEmpty }

  var hasEnded: Bool { table.end != nil }

  func interests() -> [Poll.Interest] { guest.interests() }

  func serve(_ ready: [Bool]) {
    guest.serve(ready)
    checkHost()
  }

  var hostCheck: HostCheck? { table.hostCheck }

  var hasNews: Bool { !news.isEmpty }

  func takeNews() -> [TableNews] {
    defer { news = [] }
    return news
  }

  func rename(_ name: String) -> Bool {
    guard !guest.table.isHostSilent else {
      tellUnsent()
      return true
    }
    return SeatName(name).map(guest.rename) ?? false
  }

  func end() { guest.leave() }
}

// The end.
extension FollowedTable {
  private func finish(_ end: GuestEnd) {
    table.savedGame = isBeside ? savedGame : nil
    let why = sentence(about: end)
    table.end = why
    news.append(
      TableNews(sentence: isBeside ? why.asSentence : "The game has ended here: \(why)."))
  }

  /// The id of the game that the other window has saved; nil if there is nothing to go on with.
  private var savedGame: String? {
    guard let game = app.game, game.flips > 0, game.result == nil else { return nil }
    return guest.table.greeting?.game
  }

  /// Returns the reason for the end, without a full stop.
  private func sentence(about end: GuestEnd) -> String {
    guard isBeside else { return "\(end)" }
    let isSaved = table.savedGame != nil
    return switch end {
    case .told(.left): "the other window \(isSaved ? "saved and" : "has") left"
    case .cut: "the other window has ended without warning\(isSaved ? "; the game is saved" : "")"
    case .told, .line, .game: "\(end)"
    }
  }
}

extension FollowedTable {
  private func take(_ event: GuestEvent) {
    switch event {
    case .greeted(let greeting):
      table.seats = (0..<greeting.seats).map { _ in SharedTable.Seat(name: nil, isHere: false) }
    case .game(let saved): show(saved)
    case .entry(let entry): follow(entry)
    case .clock(let isRunning):
      self.isRunning = isRunning
      change(to: guest.table.clock.time(at: now())) { _ in }
      welcome()
    case .seated(let told):
      seats = told.map { [$0] } ?? []
      showSeats()
    case .besideHost(let told):
      seats = Set(told)
      showSeats()
    case .named(let player, let name): call(player, name?.description)
    case .refused(let refusal): add(notice: "\(refusal)".asSentence)
    case .silent: news.append(TableNews(sentence: "\(hostWord) does not answer".asSentence))
    case .back(let refused):
      let lost = refused > 0 ? "; what you asked for meanwhile was not done" : ""
      add(notice: "\(hostWord) answers again\(lost)".asSentence)
    case .ended(let end): finish(end)
    }
  }

  private func follow(_ entry: JournalEntry) {
    guard let game = app.game else { return }
    change(to: entry.time ?? game.time) { $0.follow(entry) }
  }

  /// Runs a closure on the game, with its clock set to `time`.
  private func change(to time: Duration, _ body: (GameViewModel) -> Void) {
    guard let game = app.game else { return }
    let before = TableState(of: game)
    body(game)
    game.follow(time: time, isRunning: isRunning)
    if isUpToDate { news += TableState(of: game).news(since: before, of: game) }
  }

  private func show(_ saved: SavedGame) {
    let isAnother = app.game != nil
    do {
      let game = try GameViewModel(resuming: saved, theme: Theme(of: saved), now: now)
      game.wish = { [weak self] in self?.request($0) }
      app.show(game)
    } catch {
      table.end = "the host sent an impossible game"
      return
    }
    (isUpToDate, isRunning) = (false, false)
    guard isAnother else { return }
    news.append(TableNews(sentence: "A new game has been dealt.", changesTable: true))
  }

  /// Adopts the game after the clock, which the host sends last.
  private func welcome() {
    guard !isUpToDate else { return }
    isUpToDate = true
    if found.showsUser { add(notice: "The host is \(found.host).") }
    if wantsSeat, !isPlaying { add(notice: "All seats are taken: you are watching.") }
  }
}

// The host, which may be stopped.
extension FollowedTable {
  /// The time between two questions to the host.
  private static let pause = Duration.seconds(1)

  private var hostWord: String { isBeside ? "the other window" : "the host" }

  /// Sends a request; one beyond the rate limit is ignored, like a key that was not pressed.
  private func request(_ wish: GameIntent) {
    if guest.table.isHostSilent { tellUnsent() } else { guest.wish(wish) }
    checkHost()
  }

  private func tellUnsent() {
    news.append(
      TableNews(sentence: "\(hostWord) does not answer, so this was not sent".asSentence))
  }

  /// Notes a host that does not answer, and asks it when that is due.
  private func checkHost() {
    guest.check()
    let asks = table.hostCheck?.asksEverySecond == true && isRunning
    if asks, now() >= askedAt + Self.pause, guest.ask() { askedAt = now() }
    let isSilent = guest.table.isHostSilent
    let question = asks && !isSilent ? max(now(), askedAt + Self.pause) : nil
    let next = guest.table.answerDeadline ?? question
    if table.hostCheck?.isHostSilent != isSilent { table.hostCheck?.isHostSilent = isSilent }
    if table.hostCheck?.next != next { table.hostCheck?.next = next }
  }
}

// The seats.
extension FollowedTable {
  private func call(_ player: Int, _ name: String?) {
    guard table.seats.indices.contains(player) else { return }
    let old = table.seats[player].name
    table.seats[player].name = name
    showSeats()
    guard isUpToDate, name != old, !seats.contains(player) else { return }
    if let name {
      add(notice: old == nil ? "\(name) has joined." : "\(old ?? "") is now called \(name).")
    } else if let old {
      add(notice: "\(old) has left, and the seat is free.")
    }
  }

  private func showSeats() {
    for player in table.seats.indices { table.seats[player].isHere = seats.contains(player) }
    app.table.seatPlayers()
  }

  private func add(notice sentence: String) {
    news.append(TableNews(sentence: sentence, isNotice: true))
  }
}
