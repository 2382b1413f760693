/// What the cards of a game look like, and how many pairs to lay out.
///
/// A theme may be wrong, as one half typed in an editor is: `problems` says in what way.
public struct Theme: Hashable, Identifiable, Sendable {
  /// Different for every theme; a built-in one has the word that names it on a command line.
  public var id: String
  /// As players read and type it.
  public var name: String
  /// How many pairs to show; valid from 2 to the number of faces.
  public var pairs: Int
  /// Of the back of the cards, and of what is drawn about the theme.
  public var color: Color
  /// What is shown of it where there is room; empty until someone makes one.
  public var cover = ThemeCover()

  /// Every face the theme ever had, removed ones included, so that each remembers its place.
  public internal(set) var allFaces: [Face]
  /// The partners of `allFaces`, or nil when both cards of a pair show the same.
  public internal(set) var allSecondFaces: [Face]?
  var removedSymbols: Set<String> = []

  /// Keeps the order of the faces; of those with the same symbol only the first counts.
  ///
  /// - Parameters:
  ///   - id: Never shown; different for every theme of a library.
  ///   - name: What the player reads.
  ///   - faces: What the cards show, one face a pair.
  ///   - secondFaces: What the other card of each pair shows, in the same order. Without it both
  ///     cards of a pair show the same. A dropped face takes its partner along.
  ///   - pairs: How many pairs to show.
  ///   - color: The accent of the theme.
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

  /// The faces in use, in the order they were given.
  public var faces: [Face] { allFaces.filter { !isRemoved($0) } }

  /// The partners of `faces`, or nil when both cards of a pair show the same.
  public var secondFaces: [Face]? {
    allSecondFaces.map { seconds in
      let partners = zip(allFaces, seconds).filter { !isRemoved($0.0) }.map(\.1)
      return partners + seconds.dropFirst(allFaces.count)
    }
  }

  /// The faces taken out of use, in the order they were given.
  public var removedFaces: [Face] { allFaces.filter(isRemoved) }

  /// The faces of each kind of card: one, or two when the theme has second faces.
  ///
  /// Where a partner is missing there is no kind.
  public var kindFaces: [[Face]] {
    guard let secondFaces else { return faces.map { [$0] } }
    return zip(faces, secondFaces).map { [$0, $1] }
  }

  /// Puts a face at the end, or back in its place if it was removed.
  ///
  /// Nothing happens when the theme shows that symbol already.
  ///
  /// - Parameters:
  ///   - face: The new face.
  ///   - second: Its partner in a theme with second faces, where a face added alone is its own
  ///     partner; without meaning in other themes and for a face that comes back.
  public mutating func add(_ face: Face, with second: Face? = nil) {
    guard !knows(face) else { return restore(face) }
    allFaces.append(face)
    allSecondFaces?.append(second ?? face)
  }

  /// Takes a face and its partner out of use, and remembers them.
  ///
  /// Nothing happens when the theme has no such symbol. `pairs` stays as it is.
  public mutating func remove(_ face: Face) {
    if knows(face) { removedSymbols.insert(face.symbol) }
  }

  /// Puts a removed face and its partner back where they were.
  public mutating func restore(_ face: Face) {
    removedSymbols.remove(face.symbol)
  }

  private func knows(_ face: Face) -> Bool { allFaces.contains { $0.symbol == face.symbol } }

  private func isRemoved(_ face: Face) -> Bool { removedSymbols.contains(face.symbol) }
}

extension Theme {
  /// A colour of light, 8 bits a channel, that knows no screen.
  public struct Color: Hashable, Sendable {
    /// From 0 to 255.
    public var red: UInt8
    /// From 0 to 255.
    public var green: UInt8
    /// From 0 to 255.
    public var blue: UInt8
    /// From 0, invisible, to 255, solid.
    public var alpha: UInt8

    /// Makes a colour, solid unless told otherwise.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    /// A solid colour written as on the web.
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
