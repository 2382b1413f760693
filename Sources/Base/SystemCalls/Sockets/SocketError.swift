/// Why a socket at a path cannot be had, listened at or connected to.
public enum SocketError: Error, Hashable, Sendable {
  /// The path has more bytes than the system takes.
  case pathTooLong(String, limit: Int)
  /// A file, a folder, a link or something else stands where a socket is needed.
  case notASocket(String)
  /// The file at the path belongs to another user, whose number this is.
  case somebodyElses(String, owner: UInt32)
  /// Another program listens there.
  case inUse(String)
  /// Nobody listens there.
  case nobodyListens(String)
  /// The system refused something else.
  case system(String, SystemError)
}

extension SocketError: CustomStringConvertible {
  /// A sentence without its full stop, the path as it was given.
  public var description: String { sentence { $0 } }

  /// What is wrong with which path.
  ///
  /// - Parameter show: Makes a path fit to be shown.
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

/// Does something with a path, whose errors then name it.
func naming<Result>(
  _ path: String, _ body: () throws(SystemError) -> Result
) throws(SocketError) -> Result {
  do throws(SystemError) {
    return try body()
  } catch {
    throw .system(path, error)
  }
}
