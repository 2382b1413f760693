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
  let host: SharedGameHost
  let hostName: SeatName
  /// True if only other windows of the same player find the game; nothing is sent before one has.
  let isPrivate: Bool
  let today: () -> Int64
  var news: [TableNews] = []
  /// The game that was sent last; its time is sent again after a pause.
  var sentGame: GameViewModel?
  var sentDeals = 0
  var isRunning = false
  /// The seats of guests whose request for another deal was refused in this game.
  var refusedSeats: Set<Int> = []

  private init(
    _ app: AppModel, _ host: SharedGameHost, named hostName: SeatName, isPrivate: Bool,
    in context: RunContext
  ) {
    (self.app, self.host, self.hostName) = (app, host, hostName)
    (self.isPrivate, today) = (isPrivate, context.clock.today)
    table = SharedTable(name: host.table.name.description, isHost: true)
    host.handle = { [weak self] in self?.take($0) }
    app.table.notifyOthers = { [weak self] in self?.send($0) }
  }

  /// Starts to listen; others see the app's game from its first wait on.
  ///
  /// - Throws: `Failure` if there is no place for it, or another game has the name.
  convenience init(
    _ app: AppModel, _ options: ShareOptions, in context: RunContext
  ) throws(Failure) {
    let world = try context.requireSharedGames()
    let place = try options.place(in: world.folders)
    let user = world.user
    let name = try options.name(of: user)
    let claimed = SeatName(app.settings.playerNames[0]) ?? user
    let hostName = place.group == nil ? claimed : SeatName(claimed: claimed, by: user)
    let host: SharedGameHost
    do throws(SocketError) {
      host = try SharedGameHost(
        HostTable(name, host: hostName, seats: []), in: place, now: context.clock.awake)
    } catch {
      throw Failure(sharing: error, as: name)
    }
    self.init(app, host, named: hostName, isPrivate: false, in: context)
    app.table.sharing = table
    if let keeper = place.keeper {
      add(notice: "The folder of the game belongs to \(keeper), who can remove the game.")
    }
  }

  /// Starts to listen for other windows of the same player; nil if there can be no socket.
  ///
  /// - Parameters:
  ///   - app: The app whose game they may join.
  ///   - place: The place of the socket, which is named after the process; it is not listed.
  ///   - context: The clocks.
  convenience init?(
    forWindowsOf app: AppModel, in place: SharedGamePlace, _ context: RunContext
  ) {
    guard let hostName = SeatName(app.settings.playerNames.title(of: 0)),
      let host = Self.listen(as: hostName, in: place, context)
    else { return nil }
    self.init(app, host, named: hostName, isPrivate: true, in: context)
  }

  /// Starts to listen under the first free name of this process, which may play several games.
  private static func listen(
    as hostName: SeatName, in place: SharedGamePlace, _ context: RunContext
  ) -> SharedGameHost? {
    for number in 1...SharingLimits.guests {
      guard let name = SharedGameName("\(CurrentProcess.number)-\(number)") else { return nil }
      do throws(SocketError) {
        return try SharedGameHost(
          HostTable(name, host: hostName, seats: []), in: place, now: context.clock.awake)
      } catch {
        if case .inUse = error { continue }
        return nil
      }
    }
    return nil
  }

  /// The command with which others join, for a line of a screen.
  var invitation: String { "Others join with: \(Memorize.name) join \(table.name)" }

  func interests() -> [Poll.Interest] {
    catchUp()
    return host.interests()
  }

  func serve(_ ready: [Bool]) {
    greetWithGame(ready)
    host.serve(ready)
  }

  var hasNews: Bool { !news.isEmpty }

  func takeNews() -> [TableNews] {
    defer { news = [] }
    return news
  }

  func rename(_ name: String) -> Bool { false }

  func end() {
    host.end()
    app.table.notifyOthers = { _ in }
    app.table.showElsewhere(false)
  }
}
