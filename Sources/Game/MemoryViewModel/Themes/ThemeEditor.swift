public import MemoryModel
public import Observation

/// A theme that is being edited.
///
/// Each change is saved in the library at once, even while the theme cannot be played yet, and can
/// be undone. A new theme is added to the library by its first change.
@Observable public final class ThemeEditor {
  private var current: Theme
  private var history = EditHistory<Theme>()
  /// The theme in the library; nil for a new theme without changes.
  private var kept: Theme?
  /// The new theme before its first change; nil for a theme of the library.
  @ObservationIgnored private let blank: Theme?
  @ObservationIgnored private let library: ThemeLibrary
  /// The old name of the theme if it became a copy, because another program changed the same theme
  /// at the same time; otherwise nil.
  public private(set) var nameBeforeCopy: String?

  /// Creates an editor of a library's theme.
  public init(_ theme: Theme, in library: ThemeLibrary) {
    (current, kept, blank) = (theme, theme, nil)
    self.library = library
  }

  /// Creates an editor of a new theme, without a name or faces.
  public init(newIn library: ThemeLibrary) {
    let id = library.reservedIDs().id(0, besides: library.themes.takenIDs)
    let color = Theme.Color(rgb: 0x4C_AF50)
    let theme = Theme(id: id, name: "", faces: [], pairs: 2, color: color)
    (current, kept, blank) = (theme, nil, theme)
    self.library = library
  }

  /// The edited theme; each change is saved, and can be undone.
  ///
  /// Consecutive changes of the same number or text, such as the letters of a name, are one change.
  /// If all faces were dealt as pairs, all still are after faces are added or removed; otherwise
  /// the number of pairs is lowered to that of the faces, but not below 2.
  public var theme: Theme {
    get { current }
    set {
      guard newValue != current else { return }
      let edited = newValue.withPairs(after: current)
      history.add(current, part: current.onlyDifference(from: edited))
      keep(edited)
    }
  }

  /// The problems of the theme, including a name that another theme of the library has.
  public var problems: [ThemeProblem] { library.problems(of: current) }

  /// True if the theme can be played; warnings do not matter.
  public var isPlayable: Bool { problems.allSatisfy { $0.severity == .warning } }

  /// True if there is a change to undo.
  public var canUndo: Bool { history.canUndo }
  /// True if there is a change to redo.
  public var canRedo: Bool { history.canRedo }

  /// Undoes the last change, if there is one.
  public func undo() { keep(history.undo(current)) }

  /// Redoes the change that was undone last, unless there was another one since.
  public func redo() { keep(history.redo(current)) }

  /// Adds the faces in a text, each once; removed ones are restored with their words and partners.
  ///
  /// Words are separated by spaces, commas or newlines; emoji need no separator. In a theme with
  /// second faces the text has pairs such as `dog = Hund`, separated by commas or newlines.
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

  /// Adds faces with pictures; a taken name gets a number, and a picture that the theme already
  /// shows is left out.
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

  /// Shows the theme as another program has changed it; undo works on that too.
  public func refresh() {
    guard let kept, let now = library.theme(current.id), now != kept else { return }
    history.add(current, part: nil)
    (current, self.kept) = (now, now)
  }

  /// True if another program has deleted the theme; its next change restores it.
  public var isDeleted: Bool { kept != nil && library.theme(current.id) == nil }

  /// Ends the editing; a name that another theme has gets a number.
  public func close() {
    guard problems.contains(.takenName(current.name)) else { return }
    var names = ThemeNames(of: library.themes.filter { $0.id != current.id })
    theme.name = names.reserve(current.name)
  }

  private func keep(_ theme: Theme) {
    guard theme != blank else {
      library.delete([theme.id])
      (current, kept) = (theme, nil)
      return
    }
    let saved = library.save(theme, editedFrom: kept)
    if saved.id != theme.id { becomeCopy(saved, of: theme) }
    (current, kept) = (saved, saved)
  }

  /// Continues the history with the copy.
  private func becomeCopy(_ copy: Theme, of theme: Theme) {
    nameBeforeCopy = theme.name
    history.update { old in
      old.id = copy.id
      if old.name == theme.name { old.name = copy.name }
    }
  }
}
