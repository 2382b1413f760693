import MemoryModel
public import SystemCalls

/// The reason why a shared game that was found cannot be joined or watched.
public enum SharedGameObstacle: Hashable, Sendable {
  /// The host's queue of connections is full.
  case busy
  /// The host has not answered.
  case silent
  /// The host ended the connection, or sent a malformed line.
  case ended(GuestEnd)
  /// The system refused the connection.
  case refused(SystemError)

  /// True if another attempt may succeed.
  public var isTemporary: Bool {
    switch self {
    case .busy, .silent, .ended(.told(.full)), .ended(.told(.left)), .ended(.cut): true
    case .ended, .refused: false
    }
  }
}

extension SharedGameObstacle: CustomStringConvertible {
  /// A sentence without its full stop, with foreign text printable and shortened.
  public var description: String {
    switch self {
    case .busy: "too many programs are connecting to its host; try again"
    case .silent: "its host is not answering"
    case .ended(.line(.unknown(let words, _))):
      "its host says \"\(words.printable(atMost: 60))\", which is not the greeting of a shared game"
    case .ended(.line(.tooLong(let limit))):
      "its host sends more than \(limit) bytes without a greeting"
    case .ended(let end): end.description
    case .refused(let error): "its host cannot be reached: \(error.reason)"
    }
  }
}
