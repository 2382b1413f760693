import MemoryModel
import Pictures

/// The faces of a theme that is being made from picture files, with remarks on the files.
struct PhotoAlbum {
  private(set) var faces: [Face] = []
  private(set) var pictures: [PictureID: [UInt8]] = [:]
  private(set) var remarks: [ImportRemark] = []
  private var likenesses: [PictureLikeness] = []

  mutating func add(_ outcome: ReducedPhoto.Outcome, of path: String) {
    switch outcome {
    case .failure(let flaw): remarks.append(.refused(path.splitAtLastSlash.name, flaw))
    case .success(let photo): add(photo, named: path.splitAtLastSlash.name)
    }
  }

  private mutating func add(_ photo: ReducedPhoto, named name: String) {
    let id = PictureID(of: photo.bytes)
    if let same = faces.first(where: { $0.picture?.id == id }) {
      return remarks.append(.duplicate(name, of: same.symbol))
    }
    if let damage = photo.damage { remarks.append(.damaged(name, damage)) }
    let symbol = Face.freeSymbol(
      for: PhotoName.word(ofFile: name), besides: Set(faces.map(\.symbol)))
    if let index = likenesses.firstIndex(where: photo.likeness.isLike) {
      remarks.append(.lookAlikes(faces[index].symbol, symbol))
    }
    faces.append(
      Face(symbol: symbol, word: Face(symbol).word, picture: FacePicture(id)))
    pictures[id] = photo.bytes
    likenesses.append(photo.likeness)
  }
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
    let short = word.withinTextLimit
    return short.isEmpty || !short.isPrintable ? "picture" : short
  }

  /// Returns true for a combining mark, which is not printable without a base.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .nonspacingMark
  }
}
