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
    // Whatever the mask of the user who runs the tests is.
    try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The environment variables of this home, each as `NAME=value`.
  public var environment: [String] { variables.map { "\($0.key)=\($0.value)" } }

  /// The environment variables by name.
  ///
  /// Only those with which programs are found, loaded and checked come from the user who runs the
  /// tests.
  public var variables: [String: String] {
    let usual = ["HOME": path, "LANG": "C.UTF-8", "TERM": "xterm", "PATH": "/usr/bin:/bin"]
    return usual.merging(Self.inherited) { $1 }.merging(changed) { $1 }
  }

  private static let inherited = ProcessInfo.processInfo.environment.filter { name, _ in
    name == "PATH" || ["LD_", "DYLD_", "LLVM_", "SWIFT_"].contains { name.hasPrefix($0) }
      || name.hasSuffix("SAN_OPTIONS")
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
