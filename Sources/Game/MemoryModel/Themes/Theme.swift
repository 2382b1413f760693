/// A set of faces for the cards, with the number of pairs to deal.
///
/// A theme may be invalid, such as a half-typed one in an editor: `problems` lists the errors.
public struct Theme: Hashable, Identifiable, Sendable {
  /// The unique id; for a built-in theme the word that names it on a command line.
  public var id: String
  /// The name, as players read and type it.
  public var name: String
  /// The number of pairs to deal; valid from 2 to the number of faces.
  public var pairs: Int
  /// The colour of the card backs, and of the theme on screens.
  public var color: Color
  /// The cover; empty until a player makes one.
  public var cover = ThemeCover()
  /// The sides of the cards, which `with(_:)` chooses; always the same ones in a library.
  public var sides = ThemeSides.same

  /// All faces, including removed ones, so that a restored face returns to its place.
  public internal(set) var allFaces: [Face]
  /// The partners of `allFaces`, or nil if both cards of a pair show the same.
  public internal(set) var allSecondFaces: [Face]?
  var removedSymbols: Set<String> = []

  /// Creates a theme; of faces with the same symbol, only the first is kept.
  ///
  /// - Parameters:
  ///   - id: The unique id within a library.
  ///   - name: The name for players.
  ///   - faces: The faces, one per pair.
  ///   - secondFaces: The faces of each pair's other card, in the same order; nil if both cards
  ///     show
  ///     the same. A face that is dropped takes its partner along.
  ///   - pairs: The number of pairs to deal.
  ///   - color: The accent colour.
  public init(
    id: String, name: String, faces: [Face], secondFaces: [Face]? = nil, pairs: Int, color: Color
  ) {
    var seen: Set<String> = []
    let firsts = faces.indices.filter { seen.insert(faces[$0].symbol).inserted }
    self.id = id
    self.name = name
    self.pairs = pairs
    self.color = color
    allFaces = firsts.map { faces[$0] }
    allSecondFaces = secondFaces.map { seconds in
      firsts.filter(seconds.indices.contains).map { seconds[$0] } + seconds.dropFirst(faces.count)
    }
  }

  /// The faces in use, in order.
  public var faces: [Face] {
    removedSymbols.isEmpty ? allFaces : allFaces.filter { !isRemoved($0) }
  }

  /// The partners of `faces`, or nil if both cards of a pair show the same.
  public var secondFaces: [Face]? {
    if removedSymbols.isEmpty { return allSecondFaces }
    return allSecondFaces.map { seconds in
      let partners = zip(allFaces, seconds).filter { !isRemoved($0.0) }.map(\.1)
      return partners + seconds.dropFirst(allFaces.count)
    }
  }

  /// The removed faces, in order.
  public var removedFaces: [Face] { allFaces.filter(isRemoved) }

  /// The faces of each kind: one, or two if the theme has second faces.
  ///
  /// A face without a partner makes no kind.
  public var kindFaces: [[Face]] {
    guard let secondFaces else { return faces.map { [$0] } }
    return zip(faces, secondFaces).map { [$0, $1] }
  }

  /// Adds a face at the end, or restores a removed one to its place.
  ///
  /// Ignored if the theme already shows the symbol.
  ///
  /// - Parameters:
  ///   - face: The new face.
  ///   - second: The partner in a theme with second faces, by default the face itself; ignored in
  ///     other themes and for a restored face.
  public mutating func add(_ face: Face, with second: Face? = nil) {
    guard !knows(face) else { return restore(face) }
    allFaces.append(face)
    allSecondFaces?.append(second ?? face)
  }

  /// Removes a face and its partner, which can be restored.
  ///
  /// Ignored if the theme does not have the symbol. `pairs` stays as it is.
  public mutating func remove(_ face: Face) {
    if knows(face) { removedSymbols.insert(face.symbol) }
  }

  /// Restores a removed face and its partner to their places.
  public mutating func restore(_ face: Face) {
    removedSymbols.remove(face.symbol)
  }

  private func knows(_ face: Face) -> Bool { allFaces.contains { $0.symbol == face.symbol } }

  /// Hashes what tells most themes apart, since a theme may have thousands of faces.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(name)
    hasher.combine(pairs)
    hasher.combine(allFaces.count)
    hasher.combine(allFaces.first)
    hasher.combine(allFaces.last)
  }

  private func isRemoved(_ face: Face) -> Bool { removedSymbols.contains(face.symbol) }
}

extension Theme {
  /// An sRGB colour with 8 bits per channel, independent of any screen.
  public struct Color: Hashable, Sendable {
    /// The red channel, 0...255.
    public var red: UInt8
    /// The green channel, 0...255.
    public var green: UInt8
    /// The blue channel, 0...255.
    public var blue: UInt8
    /// The opacity, from 0, transparent, to 255, opaque.
    public var alpha: UInt8

    /// Creates a colour, by default an opaque one.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    /// Creates an opaque colour from its web notation.
    ///
    /// - Parameter rgb: `0xRRGGBB`; higher bits are ignored.
    public init(rgb: UInt32) {
      self.init(
        red: UInt8(truncatingIfNeeded: rgb >> 16),
        green: UInt8(truncatingIfNeeded: rgb >> 8),
        blue: UInt8(truncatingIfNeeded: rgb))
    }
  }
}
