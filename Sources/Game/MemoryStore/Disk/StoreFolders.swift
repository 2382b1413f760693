/// The folders of the disk in which a player's things belong.
///
/// They follow the XDG Base Directory Specification; on a Mac `Application Support` takes the place of
/// its two default folders. A variable that is empty or no absolute path is ignored.
///
/// A folder that is missing is made, with its parents, all of mode 0700, when something is first kept
/// in it. The user's home is the exception: without it nothing can be kept in a folder inside it.
public struct StoreFolders: Hashable, Sendable {
  /// The folder of the settings.
  public let config: String
  /// The nearest folder around `config` that is never made: the home, or the root outside of it.
  public let configHome: String
  /// The folder of themes, scores and games.
  public let data: String
  /// The nearest folder around `data` that is never made: the home, or the root outside of it.
  public let dataHome: String

  /// The environment variables that name folders.
  public static let variables = ["HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"]

  /// Reads the environment; fails when it names neither a home nor both other folders.
  ///
  /// - Parameters:
  ///   - environment: The variables of the process.
  ///   - isMac: True if the default folders are those of macOS.
  public init?(environment: [String: String], isMac: Bool = Self.isOnMac) {
    let home = environment["HOME"].flatMap(Self.parts)
    func place(_ variable: String, _ standard: [String]) -> (folder: String, home: String)? {
      let inHome = isMac ? ["Library", "Application Support"] : standard
      guard let parts = environment[variable].flatMap(Self.parts) ?? home.map({ $0 + inHome })
      else { return nil }
      return (Self.path(parts + ["memorize"]), Self.path(Self.home(home, around: parts) ?? []))
    }
    guard let config = place("XDG_CONFIG_HOME", [".config"]),
      let data = place("XDG_DATA_HOME", [".local", "share"])
    else { return nil }
    (self.config, configHome) = config
    (self.data, dataHome) = data
  }

  /// Returns the home if a folder is inside it, or is it.
  private static func home(_ home: [String]?, around parts: [String]) -> [String]? {
    home.flatMap { home in
      parts.starts(with: home, by: { $0.utf8.elementsEqual($1.utf8) }) ? home : nil
    }
  }

  /// Returns the names on the way to a folder; nil if the path is not absolute.
  private static func parts(_ path: String) -> [String]? {
    guard path.utf8.first == UInt8(ascii: "/") else { return nil }
    return path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
  }

  private static func path(_ parts: [String]) -> String { "/" + parts.joined(separator: "/") }

  #if os(macOS)
  public static let isOnMac = true
  #else
  /// True if this system keeps its files where macOS does.
  public static let isOnMac = false
  #endif
}
