public import MemoryModel
public import Observation

/// The table of the current game: the windows and terminals that show it.
@Observable public final class OpenTable {
  /// The table, if it is shared with other terminals.
  public var sharing: SharedTable?
  /// The request of another terminal for another deal that waits for an answer; nil for none.
  public var dealRequest: DealRequest?
  /// The model of a game of another program that was joined; nil for none.
  public internal(set) var joined: AppModel?
  /// Called with each event of the current game, after it was recorded.
  @ObservationIgnored public var notifyOthers: (JournalEntry) -> Void = { _ in }
  /// The ways to join games of other programs.
  @ObservationIgnored public var gamesInUse = GamesInUse.none
  /// True if another program of the player shows the game too, which goes on while no window here
  /// does.
  @ObservationIgnored var isShownElsewhere = false
  /// The windows that have the game; true for those in which no other screen covers it.
  @ObservationIgnored var windows: [ObjectIdentifier: Bool] = [:]

  /// Creates a table that nobody looks at.
  init() {}

  /// True if a window of this program shows the game, with no other screen over it.
  public var isOnScreen: Bool { windows.values.contains(true) }

  /// True if any window or program shows the game.
  var isShown: Bool { isShownElsewhere || isOnScreen }
}
