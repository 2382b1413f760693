/// Why a host has done with a guest.
public enum EndReason: String, Hashable, Sendable, CaseIterable {
  /// The host goes, for all.
  case left
  /// No more guests are taken.
  case full
  /// More lines than anybody types.
  case flood
  /// A line too long.
  case line
  /// What is said is not read; a guest that does not read is not told either.
  case slow
  /// Another version.
  case version
}

extension EndReason: CustomStringConvertible {
  /// A sentence without its full stop.
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
