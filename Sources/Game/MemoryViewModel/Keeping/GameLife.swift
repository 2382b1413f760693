/// The life of a game: what of it is on the disk, and what its end still owes.
///
/// `after` has the transitions; see the table on the page `Keeping`. A game is lost only by leaving
/// it `unsaved`, which its outcome says before.
public enum GameLife: Hashable, Sendable {
  /// No card is turned, so that nothing need be saved.
  case dealt
  /// The disk has every event.
  case recording
  /// The disk lacks events.
  case unsaved(Unsaved)
  /// The game is over, and its record is among the saved games.
  case finished(Debts)
  /// The game is over, and everything of it is in its place.
  case settled
  /// The game is hosted by another terminal.
  case elsewhere
  /// The player has left the game.
  case left

  /// The events that the disk lacks.
  public struct Unsaved: Hashable, Sendable {
    /// The reason without a full stop.
    public var reason: String
    /// True if the disk has a part of the game.
    public var isPartly: Bool
    /// The path of a copy with all moves, which the player wrote; nil for none.
    public var copy: String?
  }

  /// The debts of a game that is over.
  public struct Debts: Hashable, Sendable {
    /// A place that gets something from a finished game.
    public enum Debt: Hashable, Sendable, CaseIterable {
      /// The recalls of the pairs, which count once: before the history has the game.
      case pairs
      /// The line of the game in the history.
      case history
      /// The score, if the game has one.
      case score
      /// The record, which moves to the finished games.
      case place

      /// The sentence about a refusal, without its reason.
      var refusal: String {
        switch self {
        case .pairs: "The pairs are not being saved"
        case .history: "The game is not entered in the history"
        case .score: "The score is not being saved"
        case .place: "The finished game stays among the saved ones"
        }
      }
    }

    /// The debts that are not paid.
    public var owed = Set(Debt.allCases)
    /// True if the player may go on after an undo, so that the record moves when the game is left.
    public var isPractice = false
    /// The reason why the disk lacks the last events; nil if it has them.
    public var failure: String?
    /// The reason why the record cannot be moved; nil if nothing is known against it.
    public var obstacle: String?

    /// True if the record may be moved: nothing else is owed, for which it would be needed.
    var isReady: Bool { owed == [.place] && failure == nil && obstacle == nil }
  }

  /// The reason why the disk lacks events, without a full stop; nil if it has them.
  public var failure: String? {
    switch self {
    case .unsaved(let unsaved): unsaved.reason
    case .finished(let debts): debts.failure
    case .dealt, .recording, .settled, .elsewhere, .left: nil
    }
  }

  /// The outcome of leaving the game now.
  public var leaveOutcome: LeaveOutcome {
    switch self {
    case .dealt, .left: .nothing
    case .recording: .saved
    case .unsaved(let unsaved):
      unsaved.copy.map { .copied($0) } ?? .lost(unsaved.reason, isPartly: unsaved.isPartly)
    case .finished(let debts) where debts.owed.contains(.score) && debts.failure == nil:
      .scorePending
    case .finished, .settled: .over
    case .elsewhere: .elsewhere
    }
  }
}
