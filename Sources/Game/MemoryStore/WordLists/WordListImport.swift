import MemoryModel
import SystemCalls

/// An import of a list of words as a theme, with the pictures that the list names.
public struct WordListImport: Sendable {
  private let list: WordList
  private let name: String
  private let folder: String
  /// The paths of the pictures as they are in the list, each once.
  private let pictures: [String]

  /// The titles of the columns of the list, such as `column 3 (Lesson)`.
  public var columnTitles: [String] { (0..<list.columns.count).map(list.columns.title) }
  /// The indices of the columns on the cards, one or two.
  public var chosenColumns: [Int] { list.columns.chosen }
  /// The number of pictures that will be read.
  public var pictureCount: Int { pictures.count }

  /// Creates an import.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - name: The name of the theme.
  ///   - folder: The folder of the pictures, with a slash at its end; empty for the working
  ///     directory.
  public init(_ list: WordList, name: String, folder: String) {
    self.list = list
    self.name = name
    self.folder = folder
    var seen: Set<String> = []
    pictures = list.rows.flatMap(\.cells).filter(\.isPicture).map(\.text)
      .filter { seen.insert($0).inserted }
  }

  /// Reads the list at a path, whose file name is the default for the theme's.
  ///
  /// - Throws: `WordListError` for a file that is not a list, `StorageError` for an unreadable one.
  package init(
    path: String, name: String?, _ format: WordListFormat = WordListFormat()
  ) throws {
    let list = try WordList(path: path, format)
    let (folder, file) = path.splitAtLastSlash
    self.init(list, name: name ?? list.name ?? PhotoName.word(ofFile: file), folder: folder)
  }

  /// Creates the theme, after reading and scaling its pictures.
  ///
  /// A pair whose picture cannot be used is left out, with a remark.
  ///
  /// - Parameters:
  ///   - threads: The number of pictures in parallel, at least one.
  ///   - shouldStop: Returns true to stop; called on any thread between pictures.
  ///   - progress: Receives the number of finished pictures.
  /// - Returns: The theme, its pictures and remarks.
  /// - Throws: `WordListError` if too few pairs are left, `PhotoImportError` for too many pictures
  ///   or a stop.
  public func theme(
    threads: Int = 2, unless shouldStop: @escaping @Sendable () -> Bool = { false },
    progress: (_ done: Int) -> Void = { _ in }
  ) async throws -> PhotoImport.Result {
    let outcomes = try await PhotoImport(name: name, paths: pictures.map { folder + $0 })
      .outcomes(threads: threads, unless: shouldStop, progress: progress)
    let read = Dictionary(zip(pictures, outcomes), uniquingKeysWith: { first, _ in first })
    var deck = WordListDeck(texts: pictures.isEmpty ? [] : texts)
    for row in list.rows { deck.add(row, with: read) }
    let count = deck.firsts.count
    if count < 2 {
      throw WordListError.tooFewPairs("\(count) can be shown", deck.remarks)
    }
    return PhotoImport.Result(
      pack: ThemePack([theme(of: deck)], pictures: deck.pictures),
      remarks: list.remarks + pairsRemark(count) + deck.remarks)
  }

  private var texts: [String] {
    list.rows.flatMap(\.cells).filter { !$0.isPicture }.map(\.text)
  }

  /// The remark on `#pairs:` above the number of pairs.
  private func pairsRemark(_ count: Int) -> [ImportRemark] {
    guard let pairs = list.header.pairs, pairs.count > count else { return [] }
    return [
      .leftOut(line: pairs.line, "#pairs is at most \(count) here, not \(pairs.count)")
    ]
  }

  private func theme(of deck: WordListDeck) -> Theme {
    let count = deck.firsts.count
    return Theme(
      id: "", name: String(name.unicodeScalars.prefix(Theme.longestName)), faces: deck.firsts,
      secondFaces: list.rows.contains { $0.cells.count > 1 } ? deck.seconds : nil,
      pairs: min(list.header.pairs?.count ?? Self.usualPairs, count),
      color: list.header.color ?? Theme.Color(for: name))
  }

  private static let usualPairs = 8
}

/// The faces of a theme that is being made from a list.
struct WordListDeck {
  private(set) var firsts: [Face] = []
  private(set) var seconds: [Face] = []
  private(set) var pictures: [PictureID: [UInt8]] = [:]
  private(set) var remarks: [ImportRemark] = []
  private var symbols: Set<String>
  private var lines: [PictureID: Int] = [:]
  private var known: [String: Face] = [:]

  /// - Parameter texts: The texts of all cards, which name no picture; unused without pictures.
  init(texts: [String]) {
    symbols = Set(texts)
  }

  mutating func add(_ row: WordList.Row, with outcomes: [String: ReducedPhoto.Outcome]) {
    var faces: [Face] = []
    for cell in row.cells {
      guard let outcome = outcomes[cell.text], cell.isPicture else {
        faces.append(Face(known: cell.text))
        continue
      }
      switch outcome {
      case .success(let photo):
        guard let face = face(photo, of: cell.text, row.line) else { return }
        faces.append(face)
      case .failure(let flaw):
        remarks.append(.leftOut(line: row.line, picture: cell.text, flaw))
        return
      }
    }
    firsts.append(faces[0])
    seconds.append(faces[faces.count - 1])
  }

  /// Returns the face of a picture; nil, with a remark, if another pair has the same picture.
  private mutating func face(_ photo: ReducedPhoto, of path: String, _ line: Int) -> Face? {
    if let face = known[path] { return face }
    let id = PictureID(of: photo.bytes)
    let name = path.splitAtLastSlash.name
    if let other = lines[id], other != line {
      remarks.append(
        .leftOut(line: line, "\(name.shownInQuotes) is the same picture as in line \(other)"))
      return nil
    }
    lines[id] = line
    if let damage = photo.damage { remarks.append(.damaged(name, damage)) }
    let symbol = Face.pictureSymbol(for: PhotoName.word(ofFile: name), besides: symbols)
    symbols.insert(symbol)
    let face = Face(symbol: symbol, word: Face(symbol).word, picture: FacePicture(id))
    pictures[id] = photo.bytes
    known[path] = face
    return face
  }
}

extension Face {
  /// Returns the symbol of a picture: the name of its file, which says that it is a picture if
  /// another face has that name.
  fileprivate static func pictureSymbol(for name: String, besides taken: Set<String>) -> String {
    guard taken.contains(name) else { return name }
    return freeSymbol(for: "picture of \(name)".withinTextLimit, besides: taken)
  }
}
