/// What a theme looks like from outside: a background, and faces of the theme on it.
///
/// It is three times as wide as high. Whatever it is given, it stays within its bounds.
public struct ThemeCover: Hashable, Sendable {
  /// Its width by its height.
  public static let aspectRatio = 3.0
  /// The most faces it may have.
  public static let mostFaces = 40

  /// What lies behind the faces.
  public enum Background: Hashable, Sendable {
    /// Whatever the cover lies on.
    case none
    /// One colour.
    case color(Theme.Color)
    /// A picture of the player's own, of which what is in the middle fills the cover.
    case picture(FacePicture)
  }

  /// What lies behind the faces.
  public var background: Background
  /// The faces, the hindmost first.
  public private(set) var faces: [CoverFace]

  /// Makes a cover; of too many faces the hindmost count.
  public init(background: Background = .none, faces: [CoverFace] = []) {
    self.background = background
    self.faces = Array(faces.prefix(Self.mostFaces))
  }

  /// Whether there is nothing to be seen.
  public var isEmpty: Bool { background == .none && faces.isEmpty }

  /// Whether no other face has room.
  public var isFull: Bool { faces.count >= Self.mostFaces }
}

// What an editor does with the faces; an index is that of `faces`.
extension ThemeCover {
  /// Puts a face in front of all others.
  ///
  /// - Returns: Whether it is there: not on a full cover.
  @discardableResult
  public mutating func add(_ face: CoverFace) -> Bool {
    guard !isFull else { return false }
    faces.append(face)
    return true
  }

  /// Moves a face by parts of the cover's width and height, to its edge at most.
  public mutating func move(_ index: Int, x: Double, y: Double) {
    change(index) { $0.moved(x: x, y: y) }
  }

  /// Makes a face larger, or smaller with a negative step, as far as `CoverFace.sizes` allows.
  ///
  /// - Parameters:
  ///   - index: Which face.
  ///   - step: A part of the cover's height.
  public mutating func resize(_ index: Int, by step: Double) {
    change(index) { $0.resized(by: step) }
  }

  /// Takes a face away; those in front of it have the next lower index then.
  public mutating func remove(_ index: Int) {
    check(index)
    faces.remove(at: index)
  }

  /// Puts a face in front of all others; it has the last index then.
  public mutating func bringToFront(_ index: Int) {
    check(index)
    faces.append(faces.remove(at: index))
  }

  /// Has the faces with a symbol show another one.
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
