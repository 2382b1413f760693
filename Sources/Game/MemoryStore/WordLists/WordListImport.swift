import MemoryModel
import SystemCalls

/// An import of a list of words as a theme, with the pictures that the list names.
public struct WordListImport: Sendable {
  private let list: WordList
  private let name: String
  private let folder: String
  /// The paths of the pictures as they are in the list, each once.
  private let pictures: [String]

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
  public init(path: String, name: String?) throws {
    let list = try WordList(path: path)
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
  /// - Throws: `WordListError` if too few pairs are left or two have the same picture,
  ///   `PhotoImportError` for too many pictures or a stop.
  public func theme(
    threads: Int = 2, unless shouldStop: @escaping @Sendable () -> Bool = { false },
    progress: (_ done: Int) -> Void = { _ in }
  ) async throws -> PhotoImport.Result {
    let outcomes = try await PhotoImport(name: name, paths: pictures.map { folder + $0 })
      .outcomes(threads: threads, unless: shouldStop, progress: progress)
    let read = Dictionary(zip(pictures, outcomes), uniquingKeysWith: { first, _ in first })
    var deck = WordListDeck(texts: pictures.isEmpty ? [] : texts)
    for row in list.rows { try deck.add(row, with: read) }
    if deck.firsts.count < 2 { throw tooFew(deck) }
    let headings = list.headings.map { PhotoRemark(.headings($0.texts, line: $0.line)) }
    return PhotoImport.Result(
      pack: ThemePack([try theme(of: deck)], pictures: deck.pictures),
      remarks: (headings.map { [$0] } ?? []) + deck.remarks)
  }

  private var texts: [String] {
    list.rows.flatMap(\.cells).filter { !$0.isPicture }.map(\.text)
  }

  private func tooFew(_ deck: WordListDeck) -> WordListError {
    let remarks = deck.remarks.prefix(3).map { "; \($0)" }.joined()
    return .tooFewPairs("\(deck.firsts.count) can be shown\(remarks)")
  }

  private func theme(of deck: WordListDeck) throws(WordListError) -> Theme {
    let count = deck.firsts.count
    if let (pairs, line) = list.header.pairs, pairs > list.rows.count {
      throw .badHeader(
        "pairs", value: "\(pairs)", allowed: "from 2 to \(list.rows.count)", line: line)
    }
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
  private(set) var remarks: [PhotoRemark] = []
  private var symbols: Set<String>
  private var lines: [PictureID: Int] = [:]
  private var known: [String: Face] = [:]

  /// - Parameter texts: The texts of all cards, which name no picture; unused without pictures.
  init(texts: [String]) {
    symbols = Set(texts)
  }

  mutating func add(
    _ row: WordList.Row, with outcomes: [String: ReducedPhoto.Outcome]
  ) throws(WordListError) {
    var faces: [Face] = []
    for cell in row.cells {
      for name in cell.media { remarks.append(PhotoRemark(.unshown(name, line: row.line))) }
      guard let outcome = outcomes[cell.text], cell.isPicture else {
        faces.append(Face(known: cell.text))
        continue
      }
      switch outcome {
      case .success(let photo): faces.append(try face(photo, of: cell.text, row.line))
      case .failure(let flaw):
        remarks.append(PhotoRemark(.refusedInList(cell.text, flaw, line: row.line)))
        return
      }
    }
    firsts.append(faces[0])
    seconds.append(faces[faces.count - 1])
  }

  private mutating func face(
    _ photo: ReducedPhoto, of path: String, _ line: Int
  ) throws(WordListError) -> Face {
    if let face = known[path] { return face }
    let id = PictureID(of: photo.bytes)
    let name = path.splitAtLastSlash.name
    if let other = lines.updateValue(line, forKey: id), other != line {
      throw .sameFace(name, line: line, other: other)
    }
    if let damage = photo.damage { remarks.append(PhotoRemark(.damaged(name, damage))) }
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
    let longer = "picture of \(name)".unicodeScalars.prefix(longestSymbol)
    return freeSymbol(for: String(String.UnicodeScalarView(longer)), besides: taken)
  }
}
