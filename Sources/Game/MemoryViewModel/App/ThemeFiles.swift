public import MemoryModel

/// The files of themes and pictures, as closures that are called in the background.
///
/// Each may throw an error whose description is a sentence for the player.
public struct ThemeFiles: Sendable {
  /// Throws if resources are missing; called before each operation, on the caller's thread.
  public var check: @Sendable () throws -> Void
  /// Reads the themes of paths: theme files, lists of words, pictures, and folders of pictures;
  /// saves the pictures.
  ///
  /// `columns` has the indices of the columns of a list that are on the cards, one or two; none to
  /// find them. `progress` receives, on any thread, the number of finished pictures and of all.
  public var read: Reading
  /// Reads pictures and folders of pictures as faces for a theme, and saves them.
  public var readPictures:
    @Sendable (
      _ paths: [String], _ progress: @escaping @Sendable (_ done: Int, _ count: Int) -> Void
    ) async throws -> PicturesImport
  /// Writes themes, with their pictures, to a new file.
  public var write: @Sendable (_ themes: [Theme], _ path: String) throws -> Void

  /// A closure that reads themes.
  public typealias Reading =
    @Sendable (
      _ paths: [String], _ columns: [Int],
      _ progress: @escaping @Sendable (_ done: Int, _ count: Int) -> Void
    ) async throws -> ThemeImport

  /// Creates files from closures, each of which does what its property says.
  public init(
    read: @escaping Reading,
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

  /// Operations that throw an error, for a program without files.
  public static let none = ThemeFiles(
    read: { _, _, _ in throw ThemeFilesMissing() },
    readPictures: { _, _ in throw ThemeFilesMissing() },
    write: { _, _ in throw ThemeFilesMissing() })
}

/// The imported themes, with remarks.
public struct ThemeImport: Hashable, Sendable {
  /// The themes, which may have problems, and ids of other themes.
  public let themes: [Theme]
  /// Remarks on files that were skipped or are alike, without full stops.
  public let remarks: [String]
  /// The columns of the one list of words that was read; nil for other files, and for several.
  public let columns: ListColumns?

  /// Creates a result from themes and remarks.
  public init(_ themes: [Theme], remarks: [String] = [], columns: ListColumns? = nil) {
    self.themes = themes
    self.remarks = remarks
    self.columns = columns
  }
}

/// The columns of a list of words.
public struct ListColumns: Hashable, Sendable {
  /// The titles, such as `column 3 (Lesson)`.
  public let titles: [String]
  /// The indices of the columns on the cards: of each card of a pair, or one for both.
  public let chosen: [Int]

  /// Creates columns from titles and the indices of some of them.
  public init(titles: [String], chosen: [Int]) {
    self.titles = titles
    self.chosen = chosen
  }
}

/// The imported pictures, with remarks.
public struct PicturesImport: Sendable {
  /// The faces, one per picture and named after its file.
  public let faces: [Face]
  /// Remarks on files that were skipped or are alike, without full stops.
  public let remarks: [String]

  /// Creates a result from faces and remarks.
  public init(_ faces: [Face], remarks: [String] = []) {
    self.faces = faces
    self.remarks = remarks
  }
}

/// The error of a program without files.
private struct ThemeFilesMissing: Error, CustomStringConvertible {
  let description = "themes cannot be read or written here"
}
