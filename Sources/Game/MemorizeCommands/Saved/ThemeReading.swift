import MemoryModel
import MemoryStore
import MemoryViewModel

/// Reads themes and pictures that a player names.
struct ThemeReading {
  /// Files of themes, folders of pictures, or pictures.
  let paths: [String]
  /// What a theme of pictures is called; nil for the name of its folder.
  var name: String?
  /// How many pictures are reduced at a time.
  let threads: Int
  /// How many pictures a folder must have.
  var leastPictures = 2

  /// What one of the paths gave.
  struct Part {
    /// The file or the folder, fit to be shown.
    let source: String
    let pack: ThemePack
    var remarks: [PhotoRemark] = []
  }

  /// Reads all there is; nothing is kept.
  ///
  /// - Parameters:
  ///   - shouldStop: Asked on any thread, between pictures.
  ///   - progress: Is told how many pictures there are, and how many are done.
  /// - Returns: What the paths gave: files of themes first, then pictures.
  /// - Throws: For the first path that is no such thing, a sentence for the player.
  func parts(
    unless shouldStop: @escaping @Sendable () -> Bool = { false },
    progress: (_ done: Int, _ count: Int) -> Void = { _, _ in }
  ) async throws -> [Part] {
    let sources = try ThemeSources(paths, name: name)
    var parts = try sources.packs.map { path in
      Part(source: shown(path), pack: try Self.pack(path))
    }
    let count = sources.photos.reduce(0) { $0 + $1.paths.count }
    var before = 0
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

  private static func pack(_ path: String) throws -> ThemePack {
    do {
      return try ThemePack(path: path)
    } catch let error as FormatError {
      throw ThemeReadingError("\(shown(path)): \(error)", code: .badData)
    }
  }
}

/// Why a file that a player names cannot be used.
struct ThemeReadingError: Error, CustomStringConvertible {
  /// A sentence without its full stop.
  let description: String
  let code: ExitCode

  init(_ description: String, code: ExitCode) {
    self.description = description
    self.code = code
  }
}

extension RunContext {
  /// Asks whether themes can be read and written beside a game.
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

  /// Keeps the pictures of all parts, or none.
  ///
  /// - Parameter storage: Where; nil where the player has no place for them.
  /// - Returns: What was left out on the way, what is damaged or looks alike, and which pictures are
  ///   nowhere.
  /// - Throws: `StorageError`, such as for a full disk.
  func keepPictures(in storage: Storage?) throws -> [String] {
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
    return flatMap(\.remarks).map { "\($0)" } + missing
  }
}

extension Storage {
  /// Themes with those of their pictures that are kept.
  func pack(_ themes: [Theme]) -> ThemePack {
    let ids = themes.reduce(into: Set<PictureID>()) { $0.formUnion($1.pictureIDs) }
    let files = ids.compactMap { id in (try? bytes(of: id)).map { (id, $0) } }
    return ThemePack(themes, pictures: Dictionary(uniqueKeysWithValues: files))
  }
}

extension ThemeFiles {
  /// Files on the disk, whose pictures are kept in a storage.
  ///
  /// - Parameters:
  ///   - storage: Nil where the player has no place for pictures.
  ///   - home: What `~` stands for at the start of a path, where no shell was asked.
  ///   - threads: How many pictures are reduced at a time.
  ///   - check: Throws what the system lacks for that.
  /// - Returns: Closures that read and write them.
  static func onDisk(
    _ storage: Storage?, home: String?, threads: Int,
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
