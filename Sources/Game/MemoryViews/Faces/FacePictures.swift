import MemoryEngine
public import MemoryModel
public import Pictures
import TextUI

/// A source of pictures for faces: a font of the system, or the player's own pictures.
public struct FaceSource: Sendable {
  /// Loads and decodes the pictures of faces; called in the background, because it may read files.
  ///
  /// Faces without a picture are left out.
  public let pictures: @Sendable (_ faces: [Face]) -> [Face: Picture]
  /// Loads the player's own pictures in full size and without their crops.
  public let originals: @Sendable (_ faces: [Face]) -> [Face: Picture]
  /// Returns true if a background thread is available; called before the first picture is needed.
  ///
  /// Without a thread faces are shown as text.
  public let canLook: @Sendable () -> Bool

  /// Creates a source from closures, each of which does what its property says.
  public init(
    pictures: @escaping @Sendable (_ faces: [Face]) -> [Face: Picture],
    originals: @escaping @Sendable (_ faces: [Face]) -> [Face: Picture] = { _ in [:] },
    canLook: @escaping @Sendable () -> Bool = { true }
  ) {
    self.pictures = pictures
    self.originals = originals
    self.canLook = canLook
  }

  /// A source without pictures: all faces are shown as text.
  public static let none = FaceSource { _ in [:] }
}

/// A cache of the pictures of faces.
///
/// A class, because all screens share it.
final class FacePictures {
  private let source: FaceSource
  private let height: Int?
  private let capacity: Int
  private var known: [Face: Picture] = [:]
  private var asked: Set<Face> = []
  /// The faces in the cache, the least recently requested first.
  private var order: [Face] = []
  private(set) lazy var canLook = source.canLook()
  /// Called with faces whose own pictures are missing or damaged.
  var onMissing: ([Face]) -> Void = { _ in }

  /// Creates an empty cache.
  ///
  /// - Parameters:
  ///   - source: The source of the pictures.
  ///   - height: The height in pixels to which larger pictures are reduced; nil for none.
  ///   - capacity: The number of faces that are kept, or more if as many are requested at once.
  init(_ source: FaceSource, height: Int? = nil, capacity: Int = 128) {
    self.source = source
    self.height = height
    self.capacity = capacity
  }

  /// Returns a cache of pictures in full size, for editing one of them.
  static func originals(_ source: FaceSource) -> FacePictures {
    let large = FaceSource(pictures: source.originals, canLook: source.canLook)
    return FacePictures(large, capacity: 4)
  }

  /// Returns a cache of small pictures, of which many are shown at a time.
  static func thumbnails(_ source: FaceSource) -> FacePictures {
    FacePictures(source, height: 64, capacity: 1_024)
  }

  /// True if any picture has been found so far.
  var hasAny: Bool { !known.isEmpty }

  /// The picture of a face; nil if none has been found.
  subscript(face: Face) -> Picture? { known[face] }

  /// Returns the faces that have not been looked up yet.
  func missing(of faces: [Face]) -> [Face] { faces.filter { !asked.contains($0) } }

  /// Returns a closure that loads the pictures of faces on any thread.
  func work(for faces: [Face]) -> @Sendable () async -> [Face: Picture] {
    { [source, height] in
      let pictures = source.pictures(faces)
      guard let height else { return pictures }
      return pictures.mapValues { $0.resampled(toHeight: height) }
    }
  }

  /// Adds the results for faces, which are not looked up again.
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
  /// Returns the picture scaled down to a height in pixels.
  fileprivate func resampled(toHeight height: Int) -> Picture {
    guard self.height > height else { return self }
    return resampled(toWidth: max(1, width * height / self.height), height: height)
  }
}

extension View {
  /// Loads the pictures of faces in the background; until then the faces are text.
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
  /// The faces of the cards, each once and in a deterministic order.
  var faces: [Face] { Set(kinds.flatMap(\.faces)).sorted { $0.symbol < $1.symbol } }
}

extension EnvironmentValues {
  /// True if faces are drawn as pictures where they fit.
  var showsFacePictures: Bool {
    get { self[ShowsFacePicturesKey.self] }
    set { self[ShowsFacePicturesKey.self] = newValue }
  }

  /// The cache of small pictures for lists.
  var faceThumbnails: FacePictures {
    get { self[FaceThumbnailsKey.self] }
    set { self[FaceThumbnailsKey.self] = newValue }
  }

  /// The cache of the player's own pictures in full size, for editing.
  var originalPictures: FacePictures {
    get { self[OriginalPicturesKey.self] }
    set { self[OriginalPicturesKey.self] = newValue }
  }

  /// The cache of pictures for cards.
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
