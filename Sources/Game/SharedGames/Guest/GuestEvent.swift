public import MemoryModel

/// What comes of a host, for a guest's screen.
public enum GuestEvent: Hashable, Sendable {
  /// What is played; said again with every game.
  case greeted(SharedGameGreeting)
  /// A game begins, or is told as far as it has come.
  case game(SavedGame)
  /// This happened in it next.
  case entry(JournalEntry)
  /// Game time runs from now on, or stands still.
  case clock(isRunning: Bool)
  /// The seat of this guest; nil while it looks on.
  case seated(Int?)
  /// Who has a seat; nil for nobody.
  case named(Int, SeatName?)
  /// What this guest said last is not done.
  case refused(Refusal)
  /// Nothing more comes.
  case ended(GuestEnd)
}

/// How a shared game ended for a guest.
public enum GuestEnd: Error, Hashable, Sendable {
  /// The host has said so.
  case told(EndReason)
  /// The host has gone without a word.
  case cut
  /// The host says what nobody understands.
  case line(ShareLineError)
  /// The host tells a game that cannot be.
  case game(String)
}

extension GuestEnd: CustomStringConvertible {
  /// A sentence without its full stop; foreign text in it is printable and short.
  public var description: String {
    switch self {
    case .told(let reason): reason.description
    case .cut: "the host has gone without a word"
    case .line(let error): error.description
    case .game(let why): "what the host tells is no possible game: \(why)"
    }
  }
}
