import MemoryModel
import SystemCalls

/// The document `finished.index`: the summaries of the finished games, so that a list reads no
/// records.
///
/// It is only a cache and may be deleted at any time. After a first line with its version it has a
/// line for each game, which ends in a tab and a checksum; the games that were played last are at
/// its end. A line counts while the folder has a file of its name and number; any other line is
/// ignored, and the document is then replaced. New lines are appended. A record is never changed in
/// its place by this program, so that a number names its content.
struct FinishedIndex {
  static let name = "finished.index"
  /// The first line; another version of the program has another one.
  static let header = "memorize-finished 1"
  /// The largest document in bytes.
  private static let limit = 1 << 30

  private let storage: any Storage
  /// The numbers of the files, one for each summary.
  private var numbers: [UInt64] = []
  /// The summaries in the order of their lines.
  private(set) var summaries: [GameSummary] = []
  /// True if the document has its first line, and no line that is ignored.
  private var isClean = false

  /// Reads the document of a storage; a missing or unusable one has no games.
  init(in storage: any Storage) {
    self.storage = storage
    guard let bytes = try? storage.read(Self.name, atMost: Self.limit) else { return }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.count > 1, lines[0].elementsEqual(Self.header.utf8) else { return }
    read(lines[1...].dropLast())
    isClean = summaries.count == lines.count - 2 && lines.last?.isEmpty == true
  }

  private mutating func read(_ lines: ArraySlice<ArraySlice<UInt8>>) {
    numbers.reserveCapacity(lines.count)
    summaries.reserveCapacity(lines.count)
    for line in lines {
      guard let fields = ChecksummedLine.json(of: line), let game = IndexedGame(fields) else {
        continue
      }
      numbers.append(game.number)
      summaries.append(game.summary)
    }
  }

  /// Keeps the games of existing files, in their order.
  ///
  /// - Parameter files: The files in the folder.
  /// - Returns: The files that are not in the index.
  mutating func keep(among files: [FinishedFile]) -> [FinishedFile] {
    var places: [UInt64: Int] = [:]
    places.reserveCapacity(numbers.count)
    for (place, number) in numbers.enumerated() { places[number] = place }
    var isThere = Array(repeating: false, count: numbers.count)
    let missing = files.filter { file in
      guard file.isCached, let place = places[file.number], summaries[place].id == file.id
      else { return true }
      isThere[place] = true
      return false
    }
    if isThere.contains(false) { keep { isThere[$0] } }
    return missing
  }

  private mutating func keep(_ isKept: (_ place: Int) -> Bool) {
    let places = numbers.indices.filter(isKept)
    (numbers, summaries) = (places.map { numbers[$0] }, places.map { summaries[$0] })
    isClean = false
  }

  /// Adds games, and writes the document if it has to change.
  ///
  /// If it cannot be written, the next list reads the records of the games that are missing in it.
  mutating func add(_ games: [IndexedGame]) {
    let added = games.sorted {
      ($0.summary.lastPlayed ?? 0, $1.summary.id) < ($1.summary.lastPlayed ?? 0, $0.summary.id)
    }
    numbers += added.map(\.number)
    summaries += added.map(\.summary)
    if isClean, (try? append(added)) != nil { return }
    try? replace()
  }

  private func append(_ games: [IndexedGame]) throws(StorageError) {
    let lines = games.flatMap(\.line)
    if !lines.isEmpty { try storage.append(Self.name, lines) }
  }

  /// Replaces the document; nothing needs its previous copy.
  private func replace() throws(StorageError) {
    try storage.remove(Self.name)
    if summaries.isEmpty { return }
    let lines = zip(numbers, summaries).flatMap { IndexedGame(number: $0, summary: $1).line }
    try storage.write(Self.name, Array("\(Self.header)\n".utf8) + lines)
  }
}

extension IndexedGame {
  /// The line with its checksum and newline; none for a game that could not be read again.
  fileprivate var line: [UInt8] {
    guard let fields, IndexedGame(Array(fields.utf8)[...]) == self else { return [] }
    return ChecksummedLine.written(fields)
  }
}
