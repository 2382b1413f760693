import MemoryModel
import Pictures

/// The faces that are made of pictures, one by one, and what is to be said of them.
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

/// Something that the maker of a theme of pictures should know.
public struct PhotoRemark: Hashable, Sendable, CustomStringConvertible {
  enum Kind: Hashable {
    case refused(String, PhotoFlaw)
    case duplicate(String, of: String)
    case damaged(String, PictureDamage)
    case lookAlikes(String, String)
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// A sentence without its full stop; foreign text in it is printable and short.
  public var description: String {
    switch kind {
    case .refused(let name, .picture(let error)): "\(shown(name)) is left out: \(error)"
    case .refused(_, .storage(let error)): "left out: \(error)"
    case .duplicate(let name, let other):
      "\(shown(name)) is left out: it is the same picture as \(shown(other))"
    case .damaged(let name, let damage): "\(shown(name)) is damaged: \(damage.rawValue)"
    case .lookAlikes(let one, let other): "\(shown(one)) and \(shown(other)) look alike"
    }
  }

  private func shown(_ name: String) -> String { name.printable(atMost: 60) }
}

/// What a picture is called after its file.
enum PhotoName {
  /// The name without its ending and with blanks for underscores, as far as a face has room.
  static func word(ofFile name: String) -> String {
    let base = name.lastIndex(of: ".").flatMap { $0 > name.startIndex ? name[..<$0] : nil }
    let scalars = (base ?? name[...]).unicodeScalars.map { $0 == "_" ? " " : $0 }
    let shown = scalars.filter { String($0).isPrintable || isMark($0) }
    let words = String(String.UnicodeScalarView(shown)).split(separator: " ")
    let word = words.joined(separator: " ")
    let short = String(String.UnicodeScalarView(word.unicodeScalars.prefix(Face.longestSymbol)))
    return short.isEmpty || !short.isPrintable ? "picture" : short
  }

  /// Marks are printable where they have a character to sit on, which alone they have not.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .nonspacingMark
  }
}
