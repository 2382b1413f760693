public import Pictures
import TextUI

/// Where the pictures of faces come from: a font of the player's system, as a rule.
public struct FaceSource: Sendable {
  /// Finds and decodes the pictures of some faces; called beside the drawing, for it may read files.
  ///
  /// Faces without a picture are left out.
  public let pictures: @Sendable (_ faces: [String]) -> [String: Picture]

  /// Makes a source of a closure that does what its property says.
  public init(pictures: @escaping @Sendable (_ faces: [String]) -> [String: Picture]) {
    self.pictures = pictures
  }

  /// Knows no pictures: all faces are shown as text.
  public static let none = FaceSource { _ in [:] }
}

/// The pictures of faces that were found so far.
///
/// A class, because whatever screen finds one finds it for all.
final class FacePictures {
  private let source: FaceSource
  private var known: [String: Picture] = [:]
  private var asked: Set<String> = []

  init(_ source: FaceSource) {
    self.source = source
  }

  /// The picture of a face; nil where none has been found.
  subscript(face: String) -> Picture? { known[face] }

  /// Those of some faces that nobody has looked for yet.
  func missing(of faces: [String]) -> [String] { faces.filter { !asked.contains($0) } }

  fileprivate func work(for faces: [String]) -> @Sendable () async -> [String: Picture] {
    { [source] in source.pictures(faces) }
  }

  fileprivate func take(_ pictures: [String: Picture], of faces: [String]) {
    asked.formUnion(faces)
    known.merge(pictures) { earlier, _ in earlier }
  }
}

extension View {
  /// Has the pictures of faces found beside the drawing; until then the faces are text.
  func findingPictures(of faces: [String], _ album: FacePictures) -> some View {
    let missing = album.missing(of: faces)
    return background {
      if !missing.isEmpty {
        Color.clear.task(id: missing, album.work(for: missing)) { album.take($0, of: missing) }
      }
    }
  }
}

extension EnvironmentValues {
  /// The pictures of faces that were found so far.
  var facePictures: FacePictures {
    get { self[FacePicturesKey.self] }
    set { self[FacePicturesKey.self] = newValue }
  }
}

private enum FacePicturesKey: EnvironmentKey {
  static var defaultValue: FacePictures { FacePictures(.none) }
}
