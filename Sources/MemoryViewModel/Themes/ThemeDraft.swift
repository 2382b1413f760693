public import MemoryModel
public import Observation

/// A theme while it is edited; dropping the draft keeps the old theme.
@Observable public final class ThemeDraft {
  /// The theme before it was edited.
  public private(set) var original: Theme
  private var current: Theme
  private var history = EditHistory<Theme>()
  @ObservationIgnored private let library: ThemeLibrary

  /// Edits a theme of a library.
  public init(_ theme: Theme, in library: ThemeLibrary) {
    original = theme
    current = theme
    self.library = library
  }

  /// Makes a new theme for a library: it has no name and no faces yet.
  public convenience init(newIn library: ThemeLibrary) {
    let color = Theme.Color(rgb: 0x4C_AF50)
    let id = library.newID(besides: library.takenIDs)
    let theme = Theme(id: id, name: "", faces: [], pairs: 2, color: color)
    self.init(theme, in: library)
  }

  /// The theme as edited; each change can be undone.
  ///
  /// Changes of the same number or text in a row, such as the letters of a name, are one change.
  /// Where all faces were shown as pairs, all still are after some came or went; else the number of
  /// pairs is lowered when there are no longer that many faces, and never below 2.
  public var theme: Theme {
    get { current }
    set {
      guard newValue != current else { return }
      let edited = newValue.withPairs(after: current)
      history.add(current, part: current.onlyDifference(from: edited))
      current = edited
    }
  }

  /// Whether there is anything to save.
  public var isChanged: Bool { current != original }

  /// Everything wrong or doubtful about the theme, its name beside those of the library included.
  public var problems: [ThemeProblem] { library.problems(of: current) }

  /// Whether the theme can be saved; warnings do not matter.
  public var isValid: Bool { problems.allSatisfy { $0.severity == .warning } }

  /// Whether there is a change to take back.
  public var canUndo: Bool { history.canUndo }
  /// Whether there is a change to make once more.
  public var canRedo: Bool { history.canRedo }

  /// Takes the last change back, if there is one.
  public func undo() { current = history.undo(current) }

  /// Makes the change that was taken back last again, unless there was another one since.
  public func redo() { current = history.redo(current) }

  /// Adds the faces in a text, each once; removed ones come back with their words and partners.
  ///
  /// Words are parted by spaces, commas or new lines; emoji need nothing between them. In a theme
  /// with second faces it is pairs such as `dog = Hund`, parted by commas or new lines.
  ///
  /// - Returns: The faces that the theme did not show before.
  @discardableResult
  public func add(_ text: String) -> [Face] {
    let typed = theme.isUnequal ? TypedFaces(pairsIn: text) : TypedFaces(symbolsIn: text)
    let before = Set(theme.faces.map(\.symbol))
    var edited = theme
    edited.add(typed.entries)
    theme = edited
    return theme.faces.filter { !before.contains($0.symbol) }
  }

  /// Adds faces with pictures; one whose name is taken gets a number behind it, and a picture that
  /// the theme shows already is left out.
  ///
  /// - Returns: The faces as they were added.
  @discardableResult
  public func add(pictures faces: [Face]) -> [Face] {
    var edited = theme
    var shown = Set(edited.faces.compactMap(\.picture?.id))
    var added: [Face] = []
    for face in faces {
      guard let picture = face.picture, shown.insert(picture.id).inserted else { continue }
      let symbol = edited.freeSymbol(for: face.symbol)
      let named = symbol == face.symbol ? face.word : Face(symbol).word
      added.append(Face(symbol: symbol, word: named, picture: picture))
      edited.add(added[added.count - 1])
    }
    theme = edited
    return added
  }

  /// Saves the theme in its library, where it was or at the end.
  ///
  /// - Returns: Whether it could be saved; not while it is not valid.
  @discardableResult
  public func save() -> Bool {
    guard isValid else { return false }
    if library.theme(current.id) == nil {
      library.themes.append(current)
    } else {
      library.replace(current)
    }
    original = current
    return true
  }

  /// Keeps the cover, and nothing else of what was edited, in a theme that the library has.
  ///
  /// A cover with a face that the library does not know, or not by this name, waits with it until the
  /// theme is saved, as a new theme's does.
  public func saveCover() {
    guard var kept = library.theme(current.id), kept.cover != current.cover else { return }
    let known = Set(kept.allFaces.map(\.symbol))
    guard current.cover.faces.allSatisfy({ known.contains($0.symbol) }) else { return }
    kept.cover = current.cover
    library.replace(kept)
    original.cover = current.cover
  }
}
