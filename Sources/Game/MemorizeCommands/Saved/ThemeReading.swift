import MemoryModel
import MemoryStore
import MemoryViewModel

/// A reader of the themes, words and pictures that a player names.
struct ThemeReading {
  /// The paths of theme files, lists of words, folders of pictures, or pictures.
  let paths: [String]
  /// The name of a theme made of pictures or words; nil for the name of its folder or file.
  var name: String?
  /// The number of pictures that are scaled in parallel.
  let threads: Int
  /// The smallest number of pictures in a folder.
  var leastPictures = 2

  /// The result of one of the paths.
  struct Part {
    /// The file or the folder, in printable form.
    let source: String
    let pack: ThemePack
    var remarks: [PhotoRemark] = []
  }

  /// Reads all files; nothing is saved.
  ///
  /// - Parameters:
  ///   - shouldStop: Returns true to stop; called on any thread, between pictures.
  ///   - progress: Receives the number of pictures, and of those that are done.
  /// - Returns: The results: theme files first, then lists of words, then pictures.
  /// - Throws: An error with a sentence for the player, for the first unusable path.
  func parts(
    unless shouldStop: @escaping @Sendable () -> Bool = { false },
    progress: (_ done: Int, _ count: Int) -> Void = { _, _ in }
  ) async throws -> [Part] {
    let sources = try ThemeSources(paths, name: name)
    var parts = try sources.packs.map { path in
      Part(source: shown(path), pack: try Self.pack(path))
    }
    let lists = try sources.lists.map { path in
      (path, try Self.naming(path) { try WordListImport(path: path, name: name) })
    }
    let count =
      sources.photos.reduce(0) { $0 + $1.paths.count }
      + lists.reduce(0) { $0 + $1.1.pictureCount }
    var before = 0
    for (path, list) in lists {
      let result = try await Self.naming(path) {
        try await list.theme(
          threads: threads, unless: shouldStop, progress: { progress(before + $0, count) })
      }
      before += list.pictureCount
      parts.append(Part(source: shown(path), pack: result.pack, remarks: result.remarks))
    }
    for photos in sources.photos {
      let result = try await photos.theme(
        color: Theme.Color(for: photos.name), least: leastPictures, threads: threads,
        unless: shouldStop,
        progress: { progress(before + $0, count) })
      before += photos.paths.count
      parts.append(
        Part(source: shown(photos.name), pack: result.pack, remarks: result.remarks))
    }
    return parts
  }

  /// Reads bytes that have no path, such as those of standard input.
  func part(of bytes: [UInt8], from source: String) async throws -> Part {
    try await Self.naming(source) {
      guard WordList.isLike(bytes) else {
        return Part(source: source, pack: try ThemePack(bytes))
      }
      let list = try WordList(bytes)
      let result = try await WordListImport(list, name: name ?? list.name ?? "Words", folder: "")
        .theme(threads: threads)
      return Part(source: source, pack: result.pack, remarks: result.remarks)
    }
  }

  private static func pack(_ path: String) throws -> ThemePack {
    try naming(path) { try ThemePack(path: path) }
  }

  private static func naming<Value>(_ path: String, _ read: () throws -> Value) throws -> Value {
    do {
      return try read()
    } catch {
      throw named(error, path)
    }
  }

  private static func naming<Value>(
    _ path: String, _ read: () async throws -> Value
  ) async throws -> Value {
    do {
      return try await read()
    } catch {
      throw named(error, path)
    }
  }

  /// Adds the path to the errors of formats, which do not have it.
  private static func named(_ error: any Error, _ path: String) -> any Error {
    guard error is FormatError || error is WordListError else { return error }
    return ThemeReadingError("\(path.printable(atMost: 60)): \(error)", code: .badData)
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
    let remarks = flatMap { part in
      part.remarks.map { $0.line == nil ? "\($0)" : "\(part.source): \($0)" }
    }
    return remarks + missing
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
      read: { paths, progress in
        let reading = ThemeReading(paths: paths.map(whole), threads: threads)
        let parts = try await reading.parts(progress: progress)
        try Task.checkCancellation()
        return ThemeImport(parts.themes, remarks: try parts.keepPictures(in: storage))
      },
      readPictures: { paths, progress in
        let reading = ThemeReading(
          paths: paths.map(whole), threads: threads, leastPictures: 1)
        let parts = try await reading.parts(progress: progress)
        try Task.checkCancellation()
        let remarks = try parts.keepPictures(in: storage)
        return PicturesImport(
          parts.themes.flatMap(\.faces).filter { $0.picture != nil }, remarks: remarks)
      },
      write: { themes, path in
        try (storage?.pack(themes) ?? ThemePack(themes)).write(to: whole(path))
      }, check: check)
  }
}
