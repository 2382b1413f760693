public import MemoryModel

/// Files of themes, as a value of closures that are called beside the drawing.
///
/// Both may throw an error whose description is a sentence for the player.
public struct ThemeFiles: Sendable {
  /// The themes of a file; a path as a player types it.
  public var read: @Sendable (_ path: String) throws -> [Theme]
  /// Writes themes to a new file.
  public var write: @Sendable (_ themes: [Theme], _ path: String) throws -> Void

  /// Makes the files of closures, each of which does what its property says.
  public init(
    read: @escaping @Sendable (String) throws -> [Theme],
    write: @escaping @Sendable ([Theme], String) throws -> Void
  ) {
    self.read = read
    self.write = write
  }

  /// Those of a program that has no files.
  public static let none = ThemeFiles(
    read: { _ in throw ThemeFilesMissing() }, write: { _, _ in throw ThemeFilesMissing() })
}

/// Says that there are no files here.
private struct ThemeFilesMissing: Error, CustomStringConvertible {
  let description = "themes can be neither read nor written here"
}
