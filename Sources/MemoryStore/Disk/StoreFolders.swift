/// The folders of the disk in which a player's things belong.
///
/// As the XDG Base Directory Specification has it; on a Mac `Application Support` stands for both
/// unless the variables say otherwise. A variable that is empty or no absolute path is ignored.
public struct StoreFolders: Hashable, Sendable {
  /// Where settings belong.
  public let config: String
  /// The folder of somebody else around it, which must be there.
  public let configHome: String
  /// Where themes, scores and games belong.
  public let data: String
  /// The folder of somebody else around it, which must be there.
  public let dataHome: String

  /// The variables that name places.
  public static let variables = ["HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"]

  /// Fails when the environment names no home and so no such folders.
  ///
  /// - Parameters:
  ///   - environment: The variables of the process.
  ///   - isMac: Whether the system is a Mac's.
  public init?(environment: [String: String], isMac: Bool = Self.isOnMac) {
    func absolute(_ variable: String) -> String? {
      environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    func place(_ variable: String, _ standard: String) -> (folder: String, home: String)? {
      if let home = absolute(variable) { return (home + "/memorize", home) }
      let inHome = isMac ? "/Library/Application Support" : standard
      return absolute("HOME").map { home in (home + inHome + "/memorize", home) }
    }
    guard let config = place("XDG_CONFIG_HOME", "/.config"),
      let data = place("XDG_DATA_HOME", "/.local/share")
    else { return nil }
    (self.config, configHome) = config
    (self.data, dataHome) = data
  }

  #if os(macOS)
  public static let isOnMac = true
  #else
  /// Whether this system keeps its files where macOS does.
  public static let isOnMac = false
  #endif
}
