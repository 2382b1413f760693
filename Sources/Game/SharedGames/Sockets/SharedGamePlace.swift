import SystemCalls

/// A folder in which the sockets of shared games lie.
public struct SharedGamePlace: Hashable, Sendable {
  /// The folder, which has been checked.
  public let folder: String
  /// The number of the group that may join; nil where nobody but the user may.
  public let group: UInt32?

  private static let suffix = ".sock"

  /// Where the socket of a game is.
  public func path(of name: SharedGameName) -> String { "\(folder)/\(name)\(Self.suffix)" }

  /// The other user who can remove sockets from the folder; nil if only root can.
  public var keeper: SeatName? {
    guard let owner = (try? FileSystem.status(of: folder))?.owner,
      owner != 0, owner != UserAccount.currentID
    else { return nil }
    return SeatName(user: owner)
  }

  /// The game whose socket a file would be; nil for others.
  static func name(ofFile file: String) -> SharedGameName? {
    file.hasSuffix(suffix) ? SharedGameName(String(file.dropLast(suffix.count))) : nil
  }

  /// Who may connect, as permission bits.
  var mode: UInt32 { group == nil ? 0o600 : 0o660 }

  /// Whether a user may be there; the system has checked it too, by the folder.
  func admits(_ user: UInt32) -> Bool {
    group != nil || user == 0 || user == UserAccount.currentID
  }

  /// Returns true if what a user is called must be shown beside the name that the user gives.
  ///
  /// Where only programs of one user meet, all names are that user's own.
  func showsLogin(of user: UInt32) -> Bool { group != nil || user != UserAccount.currentID }
}
