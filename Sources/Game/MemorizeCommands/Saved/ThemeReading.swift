import MemoryModel
import MemoryStore
import MemoryViewModel

/// A reader of the themes, words and pictures that a player names.
struct ThemeReading {
  /// The paths of theme files, lists of words, folders of pictures, or pictures.
  let paths: [String]
  /// The name of a theme made of pictures or words; nil for the name of its folder or file.
  var name: String?
  /// The properties of the lists of words that the player knows.
  var format = WordListFormat()
  /// The number of pictures that are scaled in parallel.
  var threads = 1
  /// The smallest number of pictures in a folder.
  var leastPictures = 2

  /// The result of one of the paths.
  struct Part {
    /// The file or the folder, in printable form.
    let source: String
    let pack: ThemePack
    var remarks: [ImportRemark] = []
    /// The columns of a list of words, whose remarks do not have its path; nil for other files.
    var columns: ListColumns?
  }

  /// The results of the paths that can be used, and the reasons why others cannot.
  struct Outcome {
    var parts: [Part] = []
    /// Errors whose descriptions are sentences for the player.
    var failures: [any Error] = []
  }

  /// Reads all files; nothing is saved.
  ///
  /// - Parameters:
  ///   - shouldStop: Returns true to stop; called on any thread, between pictures.
  ///   - progress: Receives the number of pictures, and of those that are done.
  /// - Returns: The results: theme files first, then pipes, lists of words, and pictures.
  /// - Throws: An error with a sentence for the player if the reading was stopped, or a folder
  ///   cannot be read.
  func outcome(
    unless shouldStop: @escaping @Sendable () -> Bool = { false },
    progress: (_ done: Int, _ count: Int) -> Void = { _, _ in }
  ) async throws -> Outcome {
    let sources = try ThemeSources(paths, name: name)
    var outcome = Outcome()
    for path in sources.packs {
      try await outcome.add(path) {
        Part(source: shown(path), pack: try ThemePack(path: path))
      }
    }
    for path in sources.pipes {
      try await outcome.add(path) {
        let bytes = try PlayerFile(path).readStream(atMost: ThemePack.limit)
        return try await part(of: bytes, from: shown(path))
      }
    }
    var lists: [(path: String, list: WordListImport)] = []
    for path in sources.lists {
      do {
        lists.append((path, try WordListImport(path: path, name: name, format)))
      } catch {
        outcome.failures.append(Self.named(error, path))
      }
    }
    let count =
      sources.photos.reduce(0) { $0 + $1.paths.count }
      + lists.reduce(0) { $0 + $1.list.pictureCount }
    var before = 0
    for (path, list) in lists {
      try await outcome.add(path) {
        let result = try await list.theme(
          threads: threads, unless: shouldStop, progress: { progress(before + $0, count) })
        return Part(
          source: shown(path), pack: result.pack, remarks: result.remarks, columns: list.columns)
      }
      before += list.pictureCount
    }
    for photos in sources.photos {
      try await outcome.add(photos.name) {
        let result = try await photos.theme(
          color: Theme.Color(for: photos.name), least: leastPictures, threads: threads,
          unless: shouldStop, progress: { progress(before + $0, count) })
        return Part(source: shown(photos.name), pack: result.pack, remarks: result.remarks)
      }
      before += photos.paths.count
    }
    return outcome
  }

  /// Reads bytes that have no path, such as those of standard input.
  ///
  /// - Throws: An error whose description does not name the source.
  func part(of bytes: [UInt8], from source: String) async throws -> Part {
    guard WordList.isLike(bytes) else {
      return Part(source: source, pack: try ThemePack(bytes))
    }
    let list = try WordList(bytes, format)
    let words = WordListImport(list, name: name ?? list.name ?? "Words", folder: "")
    let result = try await words.theme(threads: threads)
    return Part(
      source: source, pack: result.pack, remarks: result.remarks, columns: words.columns)
  }

  /// Adds the path to the errors of formats, which do not have it.
  fileprivate static func named(_ error: any Error, _ path: String) -> any Error {
    guard error is FormatError || error is WordListError else { return error }
    return ThemeReadingError("\(path.printable(atMost: 60)): \(error)", code: .badData)
  }
}

extension ThemeReading.Outcome {
  /// Adds the part of a path, or the reason why it cannot be used.
  ///
  /// - Parameters:
  ///   - path: The path, or the name of the source of the bytes.
  ///   - read: Reads the part.
  /// - Throws: An error if the reading was stopped.
  mutating func add(_ path: String, _ read: () async throws -> ThemeReading.Part) async throws {
    do {
      parts.append(try await read())
    } catch PhotoImportError.stopped {
      throw PhotoImportError.stopped
    } catch {
      failures.append(ThemeReading.named(error, path))
    }
  }
}

/// The reason why a file that a player names is unusable.
struct ThemeReadingError: Error, CustomStringConvertible {
  /// The reason as a sentence, without its full stop.
  let description: String
  let code: ExitCode

  init(_ description: String, code: ExitCode) {
    self.description = description
    self.code = code
  }
}

extension RunContext {
  /// Throws if the resources for reading and writing themes in the background are missing.
  func checkForWork() throws(ThemeReadingError) {
    do throws(Failure) {
      try check(.work(in: self))
    } catch {
      throw ThemeReadingError(error.message ?? "too little is left", code: error.code)
    }
  }
}

extension ThemeReading.Part {
  /// The remarks, with the path of a list.
  var sentences: [String] { remarks.map { columns == nil ? "\($0)" : "\(source): \($0)" } }
}

extension WordListImport {
  fileprivate var columns: ListColumns {
    ListColumns(titles: columnTitles, chosen: chosenColumns)
  }
}

extension [ThemeReading.Part] {
  var themes: [Theme] { flatMap(\.pack.themes) }

  /// Saves the pictures of all parts, or none.
  ///
  /// - Parameter storage: The place of pictures; nil if the player has none.
  /// - Returns: Remarks on files that were skipped, damaged or alike, and on missing pictures.
  /// - Throws: `StorageError`, such as for a full disk.
  func keepPictures(in storage: (any Storage)?) throws -> [String] {
    let pictures = reduce(into: [:]) { $0.merge($1.pack.pictures) { first, _ in first } }
    if !pictures.isEmpty {
      guard let storage else {
        throw ThemeReadingError(
          "there is no place for pictures: HOME is not set", code: .inputOutput)
      }
      try storage.keep(pictures)
    }
    let missing = themes.compactMap { theme -> String? in
      let count = theme.pictureIDs.count { storage?.has($0) != true }
      return count == 0
        ? nil
        : "\(counted(count, "picture")) of \(theme.shownName) missing: words are shown instead"
    }
    return flatMap(\.sentences) + missing
  }
}

extension Storage {
  /// Returns themes with their saved pictures.
  func pack(_ themes: [Theme]) -> ThemePack {
    let ids = themes.reduce(into: Set<PictureID>()) { $0.formUnion($1.pictureIDs) }
    let files = ids.compactMap { id in (try? bytes(of: id)).map { (id, $0) } }
    return ThemePack(themes, pictures: Dictionary(uniqueKeysWithValues: files))
  }
}

extension ThemeFiles {
  /// Returns the theme files of the file system, with pictures in a storage.
  ///
  /// - Parameters:
  ///   - storage: The place of pictures; nil if the player has none.
  ///   - home: The folder that replaces `~` at the start of a path, as a shell would.
  ///   - threads: The number of pictures that are scaled in parallel.
  ///   - check: Throws if the resources for that are missing.
  /// - Returns: Closures that read and write theme files.
  static func onDisk(
    _ storage: (any Storage)?, home: String?, threads: Int,
    check: @escaping @Sendable () throws -> Void
  ) -> ThemeFiles {
    @Sendable func whole(_ path: String) -> String {
      path.hasPrefix("~/") ? (home ?? "~") + path.dropFirst() : path
    }
    return ThemeFiles(
      read: { paths, columns, progress in
        let format = WordListFormat(columns: columns.map { "\($0 + 1)" })
        let reading = ThemeReading(paths: paths.map(whole), format: format, threads: threads)
        let outcome = try await reading.outcome(progress: progress)
        try Task.checkCancellation()
        if let failure = outcome.failures.first, outcome.parts.isEmpty { throw failure }
        let remarks = try outcome.parts.keepPictures(in: storage)
        if paths.count == 1, let list = outcome.parts.first, let columns = list.columns {
          return ThemeImport(
            outcome.parts.themes, remarks: list.remarks.map(\.description), columns: columns)
        }
        return ThemeImport(
          outcome.parts.themes, remarks: outcome.failures.map { "\($0)" } + remarks)
      },
      readPictures: { paths, progress in
        let reading = ThemeReading(
          paths: paths.map(whole), threads: threads, leastPictures: 1)
        let outcome = try await reading.outcome(progress: progress)
        try Task.checkCancellation()
        if let failure = outcome.failures.first { throw failure }
        let remarks = try outcome.parts.keepPictures(in: storage)
        return PicturesImport(
          outcome.parts.themes.flatMap(\.faces).filter { $0.picture != nil }, remarks: remarks)
      },
      write: { themes, path in
        try (storage?.pack(themes) ?? ThemePack(themes)).write(to: whole(path))
      }, check: check)
  }
}
