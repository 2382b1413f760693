import Foundation

/// A home folder for runs of the program, which keeps saved data between runs.
///
/// Isolates the tests from the home of the user who runs them. A class, because the folder is
/// removed with the last reference.
public final class PlayerHome: Sendable {
  public let path: String
  private let changed: [String: String]

  /// Creates an empty home.
  ///
  /// - Parameter variables: Environment variables that replace the default ones.
  public init(_ variables: [String: String] = [:]) {
    path = "/tmp/memorize-home-\(UUID().uuidString)"
    changed = variables
    try? FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The process's environment with the variables of this home.
  public var environment: [String] { variables.map { "\($0.key)=\($0.value)" } }

  /// The environment variables by name.
  public var variables: [String: String] {
    var environment = ProcessInfo.processInfo.environment.filter {
      !$0.key.hasPrefix("XDG_") && !$0.key.hasPrefix("MEMORIZE_")
    }
    environment["HOME"] = path
    environment.merge(changed) { $1 }
    return environment
  }

  /// The path of the settings file.
  public var settingsFile: String { "\(config)/settings.conf" }
  /// The path of the JSON settings file of earlier versions.
  public var formerSettingsFile: String { "\(config)/settings.json" }

  #if os(macOS)
  private var config: String { "\(path)/Library/Application Support/memorize" }
  /// The folder of themes, scores and games.
  public var data: String { config }
  #else
  private var config: String { "\(path)/.config/memorize" }
  /// The folder of themes, scores and games.
  public var data: String { "\(path)/.local/share/memorize" }
  #endif

  /// The paths of the saved games.
  public var games: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: data + "/games")) ?? []
    return names.filter { $0.hasSuffix(".game") }.sorted().map { "\(data)/games/\($0)" }
  }

  /// Writes a file, and creates its folders.
  public func write(_ text: String, to file: String) throws {
    let folder = file.split(separator: "/").dropLast().joined(separator: "/")
    try FileManager.default.createDirectory(
      atPath: "/" + folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
  }

  /// Returns the contents of a file as UTF-8.
  public func read(_ file: String) throws -> String {
    try String(decoding: Data(contentsOf: URL(fileURLWithPath: file)), as: UTF8.self)
  }
}
