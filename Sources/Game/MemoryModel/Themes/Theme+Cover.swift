extension Theme {
  /// A visible face on the cover.
  public struct FaceOnCover: Hashable, Sendable {
    /// The index of the face in the cover's `faces`.
    public let index: Int
    /// The place and the size of the face on the cover.
    public let spot: CoverFace
    /// The face that is shown.
    public let face: Face
  }

  /// The visible faces on the cover, the rearmost first.
  ///
  /// A removed face is hidden; it is at its old place when it is restored.
  public var facesOnCover: [FaceOnCover] {
    guard !cover.faces.isEmpty else { return [] }
    let known = Dictionary(faces.map { ($0.symbol, $0) }, uniquingKeysWith: { first, _ in first })
    return cover.faces.enumerated().compactMap { index, spot in
      known[spot.symbol].map { FaceOnCover(index: index, spot: spot, face: $0) }
    }
  }
}
