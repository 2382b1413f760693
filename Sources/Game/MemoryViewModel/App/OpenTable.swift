public import MemoryModel
public import Observation

/// The table of the current game: its keeper, and the windows and terminals that show it.
@Observable public final class OpenTable {
  /// The keeper of the current game, or of the one that was left last.
  public internal(set) var keeper: GameKeeper?
  /// The table, if it is shared with other terminals.
  public var sharing: SharedTable?
  /// The request of another terminal for another deal that waits for an answer; nil for none.
  public var dealRequest: DealRequest?
  /// The model of a game of another program that was joined; nil for none.
  public private(set) var joined: AppModel?
  /// Called with each event of the current game, after it was recorded.
  @ObservationIgnored public var notifyOthers: (JournalEntry) -> Void = { _ in }
  /// The ways to join games of other programs.
  @ObservationIgnored public var gamesInUse = GamesInUse.none
  /// True if another program of the player shows the game too, which goes on while no window here
  /// does.
  @ObservationIgnored private var isShownElsewhere = false
  /// The windows that have the game; true for those in which no other screen covers it.
  @ObservationIgnored private var windows: [ObjectIdentifier: Bool] = [:]
  @ObservationIgnored private let notices: NoticeList

  /// Creates a table without a game.
  ///
  /// - Parameter notices: The notices, which say why a game cannot be joined.
  init(notices: NoticeList) { self.notices = notices }

  /// The keeper of the current game.
  var current: GameKeeper? { keeper?.life == .left ? nil : keeper }

  private var game: GameViewModel? { current?.game }

  /// True if a window of this program shows the game, with no other screen over it.
  public var isOnScreen: Bool { windows.values.contains(true) }

  /// Joins a game that another program plays; a notice has the reason if that fails.
  ///
  /// - Returns: True if `joined` shows the game.
  @discardableResult
  public func join(_ join: GamesInUse.Join) -> Bool {
    leaveJoined()
    joined = notices.attempt("This game cannot be joined", join)
    return joined != nil
  }

  /// Leaves the game of another program that was joined; it goes on there.
  public func leaveJoined() {
    joined?.quit()
    if joined != nil { joined = nil }
  }

  /// Updates the current game with the seats.
  public func seatPlayers() {
    guard let game, let sharing, !sharing.seats.isEmpty else { return }
    if game.seatsHere != sharing.seatsHere { game.seatsHere = sharing.seatsHere }
    var names = game.names
    for (player, seat) in sharing.seats.enumerated() where player < game.setup.people {
      names[player] = seat.name ?? ""
    }
    if game.names != names { game.names = names }
  }
}

// The request of another terminal.
extension OpenTable {
  /// Refuses the request for another deal; ignored without one.
  public func refuseDealRequest() {
    guard let request = dealRequest else { return }
    dealRequest = nil
    request.refuse()
  }
}

// The windows: the game pauses while none shows it.
extension OpenTable {
  /// Notes that a window shows the game, which goes on.
  public func show(in window: ObjectIdentifier) {
    windows[window] = true
    game?.resume(.away)
  }

  /// Notes that another screen covers the game in a window, or that the window does not receive the
  /// keys; the game pauses unless others show it.
  public func cover(in window: ObjectIdentifier) {
    windows[window] = false
    pauseUnlessShown()
  }

  /// Notes that a window no longer has the game; the game pauses unless others show it.
  ///
  /// - Returns: True if it was the last one.
  func close(in window: ObjectIdentifier) -> Bool {
    windows[window] = nil
    if !windows.isEmpty { pauseUnlessShown() }
    return windows.isEmpty
  }

  /// Notes whether another program of the player shows the game, which then goes on even while
  /// other screens cover it here.
  public func showElsewhere(_ isShown: Bool) {
    guard isShown != isShownElsewhere else { return }
    isShownElsewhere = isShown
    if isShown {
      game?.resume(.away)
    } else if !windows.isEmpty {
      pauseUnlessShown()
    }
  }

  private func pauseUnlessShown() {
    if !isShownElsewhere, !isOnScreen { game?.pause(.away) }
  }
}
