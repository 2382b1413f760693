import MemoryModel
import MemoryStore
import MemoryViews
import Pictures

extension FaceSource {
  /// Enough for a card of a few cards on a large screen that shows pixels.
  private static let largestSide = 256

  /// The same source, with pictures of the player's own for the faces that have them.
  ///
  /// - Parameters:
  ///   - storage: Where those are kept; nil where nothing is.
  ///   - canLook: Whether there is a thread to look for pictures on.
  /// - Returns: A source for faces of both kinds.
  func withPhotos(
    in storage: Storage?, canLook: @escaping @Sendable () -> Bool = { true }
  ) -> FaceSource {
    let emoji = pictures
    return FaceSource { faces in
      var found = emoji(faces.filter { $0.picture == nil })
      for face in faces where !Task.isCancelled {
        guard let storage, let picture = face.picture else { continue }
        found[face] = try? storage.picture(picture, largestSide: Self.largestSide)
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
}
