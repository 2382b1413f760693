/// The folders of the file system for a player's files.
///
/// They follow the XDG Base Directory Specification; on macOS `Application Support` replaces its
/// two default folders. A variable that is empty or not an absolute path is ignored.
///
/// A missing folder is created, with its parents and mode 0700, when the first file is saved in it.
/// The user's home is never created: without it nothing can be saved in a folder inside it.
public struct StoreFolders: Hashable, Sendable {
  /// The folder of the settings.
  public let config: String
  /// The nearest folder around `config` that is never created: the home, or otherwise the root.
  public let configHome: String
  /// The folder of themes, scores and games.
  public let data: String
  /// The nearest folder around `data` that is never created: the home, or otherwise the root.
  public let dataHome: String

  /// The environment variables that name folders.
  public static let variables = ["HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"]

  /// Reads the environment; nil if it names neither a home nor both other folders.
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

  /// Returns the components of a path; nil if the path is not absolute.
  private static func parts(_ path: String) -> [String]? {
    guard path.utf8.first == UInt8(ascii: "/") else { return nil }
    return path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
  }

  private static func path(_ parts: [String]) -> String { "/" + parts.joined(separator: "/") }

  #if os(macOS)
  public static let isOnMac = true
  #else
  /// True if this system has the default folders of macOS.
  public static let isOnMac = false
  #endif
}
