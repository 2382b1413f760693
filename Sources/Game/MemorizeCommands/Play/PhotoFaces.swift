import MemoryModel
import MemoryStore
import MemoryViews
import Pictures

extension FaceSource {
  /// The size of pictures in pixels, enough for a few cards on a large screen.
  private static let largestSide = 256

  /// Returns this source, extended by the player's own pictures.
  ///
  /// Their stickers are pictures of this source; without one, a sticker is left out.
  ///
  /// - Parameters:
  ///   - storage: The place of the pictures; nil if there is none.
  ///   - canLook: Returns true if a background thread is available.
  /// - Returns: A source for faces of both kinds.
  func withPhotos(
    in storage: (any Storage)?, canLook: @escaping @Sendable () -> Bool = { true }
  ) -> FaceSource {
    let emoji = pictures
    return FaceSource { faces in
      var found = emoji(faces.filter { $0.picture == nil })
      let stickers = Self.stickers(on: faces, emoji)
      for face in faces where !Task.isCancelled {
        guard let storage, let picture = face.picture else { continue }
        found[face] = try? storage.picture(picture, largestSide: Self.largestSide) { stickers[$0] }
      }
      return found
    } originals: { faces in
      var found: [Face: Picture] = [:]
      for face in faces {
        guard let storage, let picture = face.picture else { continue }
        found[face] = try? storage.picture(
          FacePicture(picture.id), largestSide: PictureID.largestSide)
      }
      return found
    } canLook: {
      canLook()
    }
  }

  /// Returns the pictures of the stickers on faces, indexed by emoji.
  private static func stickers(
    on faces: [Face], _ emoji: ([Face]) -> [Face: Picture]
  ) -> [String: Picture] {
    let symbols = Set(faces.flatMap { $0.picture?.stickers ?? [] }.map(\.symbol))
    let found = emoji(symbols.map { Face($0) })
    return Dictionary(
      found.map { ($0.key.symbol, $0.value) }, uniquingKeysWith: { first, _ in first })
  }
}
