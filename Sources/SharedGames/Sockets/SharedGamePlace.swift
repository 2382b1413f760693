/// A folder in which the sockets of shared games lie.
public struct SharedGamePlace: Hashable, Sendable {
  /// The folder, which has been checked.
  public let folder: String
  /// The number of the group that may join; nil where nobody but the user may.
  public let group: UInt32?

  private static let suffix = ".sock"

  /// Where the socket of a game is.
  public func path(of name: SharedGameName) -> String { "\(folder)/\(name)\(Self.suffix)" }

  /// The game whose socket a file would be; nil for others.
  static func name(ofFile file: String) -> SharedGameName? {
    file.hasSuffix(suffix) ? SharedGameName(String(file.dropLast(suffix.count))) : nil
  }

  /// Who may connect, as permission bits.
  var mode: UInt32 { group == nil ? 0o600 : 0o660 }
}
