public import MemoryModel

/// Files of themes and pictures, as a value of closures that are called beside the drawing.
///
/// Both may throw an error whose description is a sentence for the player.
public struct ThemeFiles: Sendable {
  /// Throws why nothing of all this can be done now; asked before each work, on the caller's thread.
  public var check: @Sendable () throws -> Void
  /// The themes that paths stand for, as a player types or drops them: files of themes, pictures,
  /// and folders of pictures; the pictures are kept.
  ///
  /// `progress` is told, on any thread, how many pictures are done, and how many there are.
  public var read:
    @Sendable (
      _ paths: [String], _ progress: @escaping @Sendable (_ done: Int, _ count: Int) -> Void
    ) async throws -> ThemeImport
  /// The faces that pictures and folders of pictures give, to be added to a theme; they are kept.
  public var readPictures:
    @Sendable (
      _ paths: [String], _ progress: @escaping @Sendable (_ done: Int, _ count: Int) -> Void
    ) async throws -> PicturesImport
  /// Writes themes, and their pictures, to a new file.
  public var write: @Sendable (_ themes: [Theme], _ path: String) throws -> Void

  /// Makes the files of closures, each of which does what its property says.
  public init(
    read:
      @escaping @Sendable (
        [String], @escaping @Sendable (Int, Int) -> Void
      ) async throws -> ThemeImport,
    readPictures:
      @escaping @Sendable (
        [String], @escaping @Sendable (Int, Int) -> Void
      ) async throws -> PicturesImport,
    write: @escaping @Sendable ([Theme], String) throws -> Void,
    check: @escaping @Sendable () throws -> Void = {}
  ) {
    self.check = check
    self.read = read
    self.readPictures = readPictures
    self.write = write
  }

  /// Those of a program that has no files.
  public static let none = ThemeFiles(
    read: { _, _ in throw ThemeFilesMissing() },
    readPictures: { _, _ in throw ThemeFilesMissing() },
    write: { _, _ in throw ThemeFilesMissing() })
}

/// Themes that were read, and what their reader should know.
public struct ThemeImport: Sendable {
  /// Which may have problems, and ids that other themes have.
  public let themes: [Theme]
  /// What was left out, and what looks alike: sentences without full stops.
  public let remarks: [String]

  /// Makes the result of reading files.
  public init(_ themes: [Theme], remarks: [String] = []) {
    self.themes = themes
    self.remarks = remarks
  }
}

/// Pictures that were read, and what their reader should know.
public struct PicturesImport: Sendable {
  /// One for each picture, called after its file.
  public let faces: [Face]
  /// What was left out, and what looks alike: sentences without full stops.
  public let remarks: [String]

  /// Makes the result of reading files.
  public init(_ faces: [Face], remarks: [String] = []) {
    self.faces = faces
    self.remarks = remarks
  }
}

/// Says that there are no files here.
private struct ThemeFilesMissing: Error, CustomStringConvertible {
  let description = "themes can be neither read nor written here"
}
