import SystemCalls

/// A folder with the sockets of shared games.
public struct SharedGamePlace: Hashable, Sendable {
  /// The path of the folder, which has been checked.
  public let folder: String
  /// The id of the group that may join; nil for the user alone.
  public let group: UInt32?
  /// True if the games are listed, and can be joined by their names.
  public private(set) var isListed = true

  /// The same folder, with the games that only other programs of the same player look for.
  public var unlisted: SharedGamePlace {
    var place = self
    place.isListed = false
    return place
  }

  private var suffix: String { isListed ? ".sock" : ".own" }

  /// Returns the path of a game's socket.
  public func path(of name: SharedGameName) -> String { "\(folder)/\(name)\(suffix)" }

  /// The user other than root who can remove sockets from the folder, if there is one.
  public var keeper: SeatName? {
    guard let owner = (try? FileSystem.status(of: folder))?.owner,
      owner != 0, owner != UserAccount.currentID
    else { return nil }
    return SeatName(user: owner)
  }

  /// Returns the name of the game of a socket file; nil for other files.
  func name(ofFile file: String) -> SharedGameName? {
    file.hasSuffix(suffix) ? SharedGameName(String(file.dropLast(suffix.count))) : nil
  }

  /// Removes the sockets of this user's programs that were killed.
  public func removeStale() {
    for socket in SharedGameSocket.all(in: [self]) where socket.isOwn {
      _ = try? SocketListener.sweep(socket.path)
    }
  }

  /// The permission bits of a socket.
  var mode: UInt32 { group == nil ? 0o600 : 0o660 }

  /// Returns true if a user may be in this place; the folder's permissions ensure that, too.
  func admits(_ user: UInt32) -> Bool {
    group != nil || user == 0 || user == UserAccount.currentID
  }

  /// Returns true if the login name of a user must be shown next to the user's own name.
  ///
  /// In a place of one user, all names are that user's own.
  func showsLogin(of user: UInt32) -> Bool { group != nil || user != UserAccount.currentID }
}
