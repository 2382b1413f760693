/// The reason why a host ends a connection.
public enum EndReason: String, Hashable, Sendable, CaseIterable {
  /// The host ends the game for all.
  case left
  /// The number of guests is at its limit.
  case full
  /// The guest sends too many lines.
  case flood
  /// The guest sent too long a line.
  case line
  /// The guest does not read; it may never receive this.
  case slow
  /// The guest has another version.
  case version
}

extension EndReason: CustomStringConvertible {
  /// The reason as a sentence without its full stop.
  public var description: String {
    switch self {
    case .left: "the host has left"
    case .full: "the table is full, with \(SharingLimits.guests) guests"
    case .flood: "more than \(SharingLimits.linesASecond) lines came in a second"
    case .line: "a line had more than \(SharingLimits.line) bytes"
    case .slow: "more than \(SharingLimits.unread) bytes were left unread"
    case .version: "the two programs share games by different versions"
    }
  }
}
