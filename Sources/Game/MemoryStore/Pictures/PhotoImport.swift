public import MemoryModel
import Pictures
import SystemCalls

/// Makes a theme of pictures in files: each is reduced, the originals are not touched.
public struct PhotoImport: Sendable {
  /// What the theme is called.
  public let name: String
  /// The files, as the player would type them.
  public let paths: [String]

  /// The most pictures of a theme.
  public static let most = 500
  /// The most bytes of a file, and of all files that are in memory at a time.
  static let largestFile = 32 << 20

  /// Makes a theme's import of a name and files.
  public init(name: String, paths: [String]) {
    self.name = name
    self.paths = paths
  }

  /// A theme that was made, and what its maker should know.
  public struct Result: Sendable {
    /// The theme and its pictures, none of which is kept yet.
    public let pack: ThemePack
    /// What was left out, what is damaged, and what looks alike.
    public let remarks: [PhotoRemark]
  }

  /// Reads, reduces and names the pictures, several at a time but for large ones.
  ///
  /// - Parameters:
  ///   - color: Of the theme.
  ///   - least: How many pictures there have to be; two make a theme of their own.
  ///   - threads: How many pictures are worked on at a time, at least one.
  ///   - shouldStop: Asked on any thread between pictures; so is whether the task was cancelled.
  ///   - progress: Is told how many files are done.
  /// - Returns: The theme, its pictures and remarks.
  /// - Throws: `PhotoImportError` for too few pictures, too many, or a stop.
  public func theme(
    color: Theme.Color, least: Int = 2, threads: Int = 2,
    unless shouldStop: @escaping @Sendable () -> Bool = { false },
    progress: (_ done: Int) -> Void = { _ in }
  ) async throws(PhotoImportError) -> Result {
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
    return try result(paths.indices.compactMap { index in read[index] }, color, least)
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

  /// Returns the bytes of a file that will be read, 0 of what is none.
  private static func size(of path: String) -> Int {
    (try? FileSystem.status(of: path, followsLinks: true))?.size ?? 0
  }

  private static let usualPairs = 8
}

/// Why there is no theme of some pictures.
public enum PhotoImportError: Error, Sendable {
  /// Fewer pictures than are needed; why stands in the remarks.
  case tooFew(String, count: Int, of: Int, [PhotoRemark])
  /// More files than a theme has pictures.
  case tooMany(String, limit: Int)
  /// Nobody wants it any more.
  case stopped
}

extension PhotoImportError: CustomStringConvertible {
  /// A sentence without its full stop; foreign text in it is printable and short.
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
    count == 0 ? "no picture that is read" : "one picture that is read"
  }
}
