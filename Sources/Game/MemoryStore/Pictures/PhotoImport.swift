public import MemoryModel
import Pictures
import SystemCalls

/// An import of picture files as a theme: each is scaled down, the originals are not changed.
public struct PhotoImport: Sendable {
  /// The name of the theme.
  public let name: String
  /// The paths of the files, as the player types them.
  public let paths: [String]

  /// The largest number of pictures of a theme.
  public static let most = 500
  /// The largest file in bytes, and the limit of all files in memory at a time.
  static let largestFile = 32 << 20

  /// Creates an import from a name and files.
  public init(name: String, paths: [String]) {
    self.name = name
    self.paths = paths
  }

  /// A new theme, with remarks for its maker.
  public struct Result: Sendable {
    /// The theme and its pictures, which are not saved yet.
    public let pack: ThemePack
    /// The remarks on files that were skipped, damaged or alike.
    public let remarks: [ImportRemark]
  }

  /// Reads, scales and names the pictures, several in parallel except for large ones.
  ///
  /// - Parameters:
  ///   - color: The colour of the theme.
  ///   - least: The smallest number of pictures; two for a theme of their own.
  ///   - threads: The number of pictures in parallel, at least one.
  ///   - shouldStop: Returns true to stop; called on any thread between pictures, as is the check
  ///     for
  ///     cancellation.
  ///   - progress: Receives the number of finished files.
  /// - Returns: The theme, its pictures and remarks.
  /// - Throws: `PhotoImportError` for too few pictures, too many, or a stop.
  public func theme(
    color: Theme.Color, least: Int = 2, threads: Int = 2,
    unless shouldStop: @escaping @Sendable () -> Bool = { false },
    progress: (_ done: Int) -> Void = { _ in }
  ) async throws(PhotoImportError) -> Result {
    let outcomes = try await outcomes(threads: threads, unless: shouldStop, progress: progress)
    return try result(outcomes, color, least)
  }

  /// Reads and scales the pictures, several in parallel except for large ones.
  ///
  /// - Returns: The outcomes, in the order of the paths.
  func outcomes(
    threads: Int, unless shouldStop: @escaping @Sendable () -> Bool,
    progress: (_ done: Int) -> Void
  ) async throws(PhotoImportError) -> [ReducedPhoto.Outcome] {
    precondition(threads > 0, "\(threads) threads")
    if paths.count > Self.most { throw .tooMany(name, limit: Self.most) }
    var read: [Int: ReducedPhoto.Outcome] = [:]
    await withTaskGroup(of: (Int, ReducedPhoto.Outcome).self) { group in
      // The sizes of the files that are being read, by their index.
      var sizes: [Int: Int] = [:]
      var next = 0
      func start() {
        while next < paths.count, sizes.count < threads, !Task.isCancelled, !shouldStop() {
          let size = Self.size(of: paths[next])
          let total = sizes.values.reduce(size, +)
          guard sizes.isEmpty || total <= Self.largestFile else { return }
          sizes[next] = size
          group.addTask { [next, path = paths[next]] in (next, ReducedPhoto.reading(path)) }
          next += 1
        }
      }
      start()
      while let (index, outcome) = await group.next() {
        sizes[index] = nil
        read[index] = outcome
        progress(read.count)
        start()
      }
    }
    guard read.count == paths.count else { throw .stopped }
    return paths.indices.compactMap { index in read[index] }
  }

  private func result(
    _ outcomes: [ReducedPhoto.Outcome], _ color: Theme.Color, _ least: Int
  ) throws(PhotoImportError) -> Result {
    var album = PhotoAlbum()
    for (path, outcome) in zip(paths, outcomes) { album.add(outcome, of: path) }
    guard album.faces.count >= least else {
      throw .tooFew(name, count: album.faces.count, of: least, album.remarks)
    }
    let theme = Theme(
      id: "", name: String(name.unicodeScalars.prefix(Theme.longestName)), faces: album.faces,
      pairs: min(album.faces.count, Self.usualPairs), color: color)
    return Result(pack: ThemePack([theme], pictures: album.pictures), remarks: album.remarks)
  }

  /// Returns the number of bytes that will be read of a file, 0 if it is not one.
  private static func size(of path: String) -> Int {
    (try? FileSystem.status(of: path, followsLinks: true))?.size ?? 0
  }

  private static let usualPairs = 8
}

/// The reason why pictures do not make a theme.
public enum PhotoImportError: Error, Sendable {
  /// There are too few pictures; the remarks have the reasons.
  case tooFew(String, count: Int, of: Int, [ImportRemark])
  /// There are more files than a theme has pictures.
  case tooMany(String, limit: Int)
  /// The import was stopped.
  case stopped
}

extension PhotoImportError: CustomStringConvertible {
  /// A sentence without its full stop, with foreign text printable and shortened.
  public var description: String {
    switch self {
    case .tooFew(let name, let count, let least, let remarks):
      ([
        "\(name.printable(atMost: 60)) has \(Self.counted(count))"
          + (least > 1 ? ", a theme needs two" : "")
      ]
        + remarks.prefix(3).map { "\($0)" }).joined(separator: "; ")
    case .tooMany(let name, let limit):
      "\(name.printable(atMost: 60)) has more than \(limit) pictures"
    case .stopped: "the import was stopped"
    }
  }

  private static func counted(_ count: Int) -> String {
    count == 0 ? "no readable picture" : "one readable picture"
  }
}
