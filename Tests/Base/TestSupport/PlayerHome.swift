import Foundation

/// A home for runs of the program: what one of them saves the next one finds.
///
/// Nothing of the tests reaches the home of whoever runs them. A class, because the folder goes
/// with the last reference to it.
public final class PlayerHome: Sendable {
  public let path: String
  private let changed: [String: String]

  /// Makes an empty one.
  ///
  /// - Parameter variables: Of the environment, instead of those that are usual.
  public init(_ variables: [String: String] = [:]) {
    path = "/tmp/memorize-home-\(UUID().uuidString)"
    changed = variables
    try? FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The variables of the process but for those that tell where a player's things are.
  public var environment: [String] { variables.map { "\($0.key)=\($0.value)" } }

  /// The same, by name.
  public var variables: [String: String] {
    var environment = ProcessInfo.processInfo.environment.filter {
      !$0.key.hasPrefix("XDG_") && !$0.key.hasPrefix("MEMORIZE_")
    }
    environment["HOME"] = path
    environment.merge(changed) { $1 }
    return environment
  }

  /// The path of the settings.
  public var settingsFile: String { "\(config)/settings.conf" }
  /// The path of the settings of versions that kept them as JSON.
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

  /// Writes a file, and the folders it is in.
  public func write(_ text: String, to file: String) throws {
    let folder = file.split(separator: "/").dropLast().joined(separator: "/")
    try FileManager.default.createDirectory(
      atPath: "/" + folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
  }

  /// What is in a file, as UTF-8.
  public func read(_ file: String) throws -> String {
    try String(decoding: Data(contentsOf: URL(fileURLWithPath: file)), as: UTF8.self)
  }
}
