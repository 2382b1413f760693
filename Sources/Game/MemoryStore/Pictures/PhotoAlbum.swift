import MemoryModel
import Pictures

/// The faces of a theme that is being made from picture files, with remarks on the files.
struct PhotoAlbum {
  private(set) var faces: [Face] = []
  private(set) var pictures: [PictureID: [UInt8]] = [:]
  private(set) var remarks: [PhotoRemark] = []
  private var likenesses: [PictureLikeness] = []

  mutating func add(_ outcome: ReducedPhoto.Outcome, of path: String) {
    switch outcome {
    case .failure(let flaw): remarks.append(PhotoRemark(.refused(path.splitAtLastSlash.name, flaw)))
    case .success(let photo): add(photo, named: path.splitAtLastSlash.name)
    }
  }

  private mutating func add(_ photo: ReducedPhoto, named name: String) {
    let id = PictureID(of: photo.bytes)
    if let same = faces.first(where: { $0.picture?.id == id }) {
      return remarks.append(PhotoRemark(.duplicate(name, of: same.symbol)))
    }
    if let damage = photo.damage { remarks.append(PhotoRemark(.damaged(name, damage))) }
    let symbol = Face.freeSymbol(
      for: PhotoName.word(ofFile: name), besides: Set(faces.map(\.symbol)))
    if let index = likenesses.firstIndex(where: photo.likeness.isLike) {
      remarks.append(PhotoRemark(.lookAlikes(faces[index].symbol, symbol)))
    }
    faces.append(
      Face(symbol: symbol, word: Face(symbol).word, picture: FacePicture(id)))
    pictures[id] = photo.bytes
    likenesses.append(photo.likeness)
  }
}

/// A remark for the maker of a theme of pictures.
public struct PhotoRemark: Hashable, Sendable, CustomStringConvertible {
  enum Kind: Hashable {
    case refused(String, PhotoFlaw)
    case duplicate(String, of: String)
    case damaged(String, PictureDamage)
    case lookAlikes(String, String)
    /// A picture that a list of words names, without which its pair is left out.
    case refusedInList(String, PhotoFlaw, line: Int)
    /// A sound or another medium in a list, which no card shows.
    case unshown(String, line: Int)
    /// The headings of a list's columns, which are not a pair.
    case headings([String], line: Int)
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// The line of the list of words that the remark is about, if there is a list.
  public var line: Int? {
    switch kind {
    case .refusedInList(_, _, let line), .unshown(_, let line), .headings(_, let line): line
    default: nil
    }
  }

  /// A sentence without its full stop, with foreign text printable and shortened.
  public var description: String {
    switch kind {
    case .refused(let name, .picture(let error)): "\(shown(name)) is left out: \(error)"
    case .refused(_, .storage(let error)): "left out: \(error)"
    case .duplicate(let name, let other):
      "\(shown(name)) is left out: it is the same picture as \(shown(other))"
    case .damaged(let name, let damage): "\(shown(name)) is damaged: \(damage.rawValue)"
    case .lookAlikes(let one, let other): "\(shown(one)) and \(shown(other)) look alike"
    case .refusedInList(let name, .picture(let error), let line):
      "line \(line) is left out: \(shown(name)): \(error)"
    case .refusedInList(_, .storage(let error), let line): "line \(line) is left out: \(error)"
    case .unshown(let name, let line): "line \(line): no card can play or show \(shown(name))"
    case .headings(let texts, let line):
      "line \(line) is left out: \(texts.map(shown).joined(separator: ", ")) are headings"
    }
  }

  private func shown(_ name: String) -> String { name.printable(atMost: 60) }
}

/// The word for a picture, derived from its file's name.
enum PhotoName {
  /// Returns the name without its extension, with spaces for underscores, within the limit of a
  /// word.
  static func word(ofFile name: String) -> String {
    let base = name.lastIndex(of: ".").flatMap { $0 > name.startIndex ? name[..<$0] : nil }
    let scalars = (base ?? name[...]).unicodeScalars.map { $0 == "_" ? " " : $0 }
    let shown = scalars.filter { String($0).isPrintable || isMark($0) }
    let words = String(String.UnicodeScalarView(shown)).split(separator: " ")
    let word = words.joined(separator: " ")
    let short = String(String.UnicodeScalarView(word.unicodeScalars.prefix(Face.longestSymbol)))
    return short.isEmpty || !short.isPrintable ? "picture" : short
  }

  /// Returns true for a combining mark, which is not printable without a base.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .nonspacingMark
  }
}
