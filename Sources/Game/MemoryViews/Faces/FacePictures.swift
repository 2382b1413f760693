import MemoryEngine
public import MemoryModel
public import Pictures
import TextUI

/// Where the pictures of faces come from: a font of the player's system, or pictures of the player's
/// own.
public struct FaceSource: Sendable {
  /// Finds and decodes the pictures of some faces; called beside the drawing, for it may read files.
  ///
  /// Faces without a picture are left out.
  public let pictures: @Sendable (_ faces: [Face]) -> [Face: Picture]
  /// The same for the player's own pictures, as large as they are kept and without their crops.
  public let originals: @Sendable (_ faces: [Face]) -> [Face: Picture]
  /// Whether there is a thread to look for pictures on, which is asked before the first is needed;
  /// where there is none, faces are shown as text.
  public let canLook: @Sendable () -> Bool

  /// Makes a source of closures, each of which does what its property says.
  public init(
    pictures: @escaping @Sendable (_ faces: [Face]) -> [Face: Picture],
    originals: @escaping @Sendable (_ faces: [Face]) -> [Face: Picture] = { _ in [:] },
    canLook: @escaping @Sendable () -> Bool = { true }
  ) {
    self.pictures = pictures
    self.originals = originals
    self.canLook = canLook
  }

  /// Knows no pictures: all faces are shown as text.
  public static let none = FaceSource { _ in [:] }
}

/// The pictures of faces that were found so far.
///
/// A class, because whatever screen finds one finds it for all.
final class FacePictures {
  private let source: FaceSource
  private let height: Int?
  private let capacity: Int
  private var known: [Face: Picture] = [:]
  private var asked: Set<Face> = []
  /// Those asked for, the earliest first.
  private var order: [Face] = []
  private(set) lazy var canLook = source.canLook()
  /// Is told of faces whose own pictures are gone or broken.
  var onMissing: ([Face]) -> Void = { _ in }

  /// Makes an empty album.
  ///
  /// - Parameters:
  ///   - source: Where pictures come from.
  ///   - height: How high they are kept, in pixels; nil for as they come.
  ///   - capacity: How many faces are kept beside those asked for last.
  init(_ source: FaceSource, height: Int? = nil, capacity: Int = 128) {
    self.source = source
    self.height = height
    self.capacity = capacity
  }

  /// Large pictures, one of which is worked on.
  static func originals(_ source: FaceSource) -> FacePictures {
    let large = FaceSource(pictures: source.originals, canLook: source.canLook)
    return FacePictures(large, capacity: 4)
  }

  /// Small pictures, many of which are seen at a time.
  static func thumbnails(_ source: FaceSource) -> FacePictures {
    FacePictures(source, height: 64, capacity: 1_024)
  }

  /// Whether there are any, as is unknown until some have been asked for.
  var hasAny: Bool { !known.isEmpty }

  /// The picture of a face; nil where none has been found.
  subscript(face: Face) -> Picture? { known[face] }

  /// Those of some faces that nobody has looked for yet.
  func missing(of faces: [Face]) -> [Face] { faces.filter { !asked.contains($0) } }

  /// What finds the pictures of some faces, on any thread.
  func work(for faces: [Face]) -> @Sendable () async -> [Face: Picture] {
    { [source, height] in
      let pictures = source.pictures(faces)
      guard let height else { return pictures }
      return pictures.mapValues { $0.resampled(toHeight: height) }
    }
  }

  /// Keeps what was found of some faces, which are not looked for again.
  func take(_ pictures: [Face: Picture], of faces: [Face]) {
    order += missing(of: faces)
    asked.formUnion(faces)
    known.merge(pictures) { earlier, _ in earlier }
    forget(order.count - max(capacity, faces.count), besides: Set(faces))
    let missing = faces.filter { $0.picture != nil && pictures[$0] == nil }
    if !missing.isEmpty { onMissing(missing) }
  }

  private func forget(_ count: Int, besides kept: Set<Face>) {
    guard count > 0 else { return }
    for face in order.lazy.filter({ !kept.contains($0) }).prefix(count) {
      known[face] = nil
      asked.remove(face)
    }
    order.removeAll { !asked.contains($0) }
  }
}

extension Picture {
  /// The whole picture no higher than so many pixels.
  fileprivate func resampled(toHeight height: Int) -> Picture {
    guard self.height > height else { return self }
    return resampled(toWidth: max(1, width * height / self.height), height: height)
  }
}

extension View {
  /// Has the pictures of faces found beside the drawing; until then the faces are text.
  func findingPictures(of faces: [Face], _ album: FacePictures) -> some View {
    let missing = album.missing(of: faces)
    return background {
      if !missing.isEmpty {
        Color.clear.task(id: missing, when: { album.canLook }, album.work(for: missing)) {
          album.take($0, of: missing)
        }
      }
    }
  }
}

extension Deck<Face> {
  /// The faces of its cards, each once and in an order of their own.
  var faces: [Face] { Set(kinds.flatMap(\.faces)).sorted { $0.symbol < $1.symbol } }
}

extension EnvironmentValues {
  /// Whether faces are drawn as pictures where there is room.
  var showsFacePictures: Bool {
    get { self[ShowsFacePicturesKey.self] }
    set { self[ShowsFacePicturesKey.self] = newValue }
  }

  /// The pictures of faces as they stand in rows.
  var faceThumbnails: FacePictures {
    get { self[FaceThumbnailsKey.self] }
    set { self[FaceThumbnailsKey.self] = newValue }
  }

  /// Whole pictures of the player's own, for whoever changes what is shown of them.
  var originalPictures: FacePictures {
    get { self[OriginalPicturesKey.self] }
    set { self[OriginalPicturesKey.self] = newValue }
  }

  /// The pictures of the faces of cards.
  var facePictures: FacePictures {
    get { self[FacePicturesKey.self] }
    set { self[FacePicturesKey.self] = newValue }
  }
}

private enum FacePicturesKey: EnvironmentKey {
  static var defaultValue: FacePictures { FacePictures(.none) }
}

private enum OriginalPicturesKey: EnvironmentKey {
  static var defaultValue: FacePictures { FacePictures(.none) }
}

private enum FaceThumbnailsKey: EnvironmentKey {
  static var defaultValue: FacePictures { FacePictures(.none) }
}

private enum ShowsFacePicturesKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
