/// The cover of a theme: a background, with faces of the theme on it.
///
/// It is three times as wide as high. All values are kept within their bounds.
public struct ThemeCover: Hashable, Sendable {
  /// The ratio of width to height.
  public static let aspectRatio = 3.0
  /// The largest number of faces.
  public static let mostFaces = 40

  /// A background of a cover.
  public enum Background: Hashable, Sendable {
    /// No background: what is behind the cover shows.
    case none
    /// A background of one colour.
    case color(Theme.Color)
    /// A player's own picture, whose middle fills the cover.
    case picture(FacePicture)
  }

  /// The background behind the faces.
  public var background: Background
  /// The faces, the rearmost first.
  public private(set) var faces: [CoverFace]

  /// Creates a cover; too many faces are cut at the end.
  public init(background: Background = .none, faces: [CoverFace] = []) {
    self.background = background
    self.faces = Array(faces.prefix(Self.mostFaces))
  }

  /// True if nothing is visible.
  public var isEmpty: Bool { background == .none && faces.isEmpty }

  /// True if there is no room for another face.
  public var isFull: Bool { faces.count >= Self.mostFaces }
}

// The changes of an editor to the faces, which it names by their index in `faces`.
extension ThemeCover {
  /// Adds a face in front of all others.
  ///
  /// - Returns: True if it was added; false if the cover is full.
  @discardableResult
  public mutating func add(_ face: CoverFace) -> Bool {
    guard !isFull else { return false }
    faces.append(face)
    return true
  }

  /// Moves a face by fractions of the cover's width and height, at most to the edge.
  public mutating func move(_ index: Int, x: Double, y: Double) {
    change(index) { $0.moved(x: x, y: y) }
  }

  /// Enlarges a face, or shrinks it by a negative step, within `CoverFace.sizes`.
  ///
  /// - Parameters:
  ///   - index: The index of the face.
  ///   - step: A fraction of the cover's height.
  public mutating func resize(_ index: Int, by step: Double) {
    change(index) { $0.resized(by: step) }
  }

  /// Removes a face; the indices of those in front of it decrease by one.
  public mutating func remove(_ index: Int) {
    check(index)
    faces.remove(at: index)
  }

  /// Moves a face in front of all others, to the last index.
  public mutating func bringToFront(_ index: Int) {
    check(index)
    faces.append(faces.remove(at: index))
  }

  /// Changes the symbol of all faces with a symbol.
  mutating func rename(_ symbol: String, to new: String) {
    for index in faces.indices where faces[index].symbol == symbol { faces[index].symbol = new }
  }

  private mutating func change(_ index: Int, _ changed: (CoverFace) -> CoverFace) {
    check(index)
    faces[index] = changed(faces[index])
  }

  private func check(_ index: Int) {
    precondition(faces.indices.contains(index), "no face \(index) of \(faces.count)")
  }
}
