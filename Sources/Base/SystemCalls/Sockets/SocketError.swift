/// The reason why a socket at a path cannot be created or connected to.
public enum SocketError: Error, Hashable, Sendable {
  /// The path exceeds the system's length limit.
  case pathTooLong(String, limit: Int)
  /// The path is a file, a folder, a link or something else that is no socket.
  case notASocket(String)
  /// The socket belongs to the user of this id.
  case somebodyElses(String, owner: UInt32)
  /// The path is in use by a listening process.
  case inUse(String)
  /// No process listens there.
  case nobodyListens(String)
  /// The system reported another error.
  case system(String, SystemError)
}

extension SocketError: CustomStringConvertible {
  /// A sentence without its full stop, with the path as it was given.
  public var description: String { sentence { $0 } }

  /// Returns the reason as a sentence.
  ///
  /// - Parameter show: Makes a path printable.
  /// - Returns: A sentence without its full stop.
  public func sentence(showing show: (String) -> String) -> String {
    switch self {
    case .pathTooLong(let path, let limit):
      "\(show(path)): the path of a socket may have \(limit) bytes, this one has \(path.utf8.count)"
    case .notASocket(let path): "\(show(path)): not a socket"
    case .somebodyElses(let path, let owner):
      "\(show(path)): belongs to \(UserAccount.title(of: owner))"
    case .inUse(let path): "\(show(path)): in use by another program"
    case .nobodyListens(let path): "\(show(path)): nobody listens there"
    case .system(let path, let error): "\(show(path)): \(error.reason)"
    }
  }
}

/// Runs a closure, and adds the path to its errors.
func naming<Result>(
  _ path: String, _ body: () throws(SystemError) -> Result
) throws(SocketError) -> Result {
  do throws(SystemError) {
    return try body()
  } catch {
    throw .system(path, error)
  }
}
