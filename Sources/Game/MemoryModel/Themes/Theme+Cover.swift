extension Theme {
  /// A face that is seen on the cover.
  public struct FaceOnCover: Hashable, Sendable {
    /// Its place among the faces of the cover.
    public let index: Int
    /// Where it is, and how large.
    public let spot: CoverFace
    /// What it shows.
    public let face: Face
  }

  /// The faces that are seen on the cover, the hindmost first.
  ///
  /// A face taken out of use is not seen; it is where it was when it comes back.
  public var facesOnCover: [FaceOnCover] {
    guard !cover.faces.isEmpty else { return [] }
    let known = Dictionary(faces.map { ($0.symbol, $0) }, uniquingKeysWith: { first, _ in first })
    return cover.faces.enumerated().compactMap { index, spot in
      known[spot.symbol].map { FaceOnCover(index: index, spot: spot, face: $0) }
    }
  }
}
