public import MemoryModel
public import Observation

/// All themes a player can choose, in the player's order.
///
/// It begins with the built-in themes. They can be edited and deleted like all others, and come
/// back by `reset(_:)` and `restoreBuiltIn()`.
@Observable public final class ThemeLibrary {
  /// The themes since the first change.
  private var changed: [Theme]?
  // Made when somebody looks at them: a game whose theme was named needs none but that.
  @ObservationIgnored private lazy var kept = opened.allThemes
  @ObservationIgnored private let opened: SavedThemes
  /// Whether the last change was kept; so is a library that was never changed.
  public private(set) var isKept = true
  @ObservationIgnored private let newID: () -> String
  @ObservationIgnored private let onChange: (SavedThemes) throws -> Void

  /// - Parameters:
  ///   - saved: The library as it was kept.
  ///   - newID: Makes an id, at best one that no theme anywhere has; asked again it makes another.
  ///   - onChange: Keeps the library; called after each change. It throws when that is not
  ///     possible, which is for itself to report.
  public init(
    _ saved: SavedThemes = SavedThemes(), newID: @escaping () -> String,
    onChange: @escaping (SavedThemes) throws -> Void = { _ in }
  ) {
    opened = saved
    self.newID = newID
    self.onChange = onChange
  }

  /// The themes as they are now.
  private var list: [Theme] { changed ?? kept }

  /// The themes in order; a binding to one of them edits it.
  ///
  /// - Precondition: No two have the same id.
  public var themes: [Theme] {
    get { list }
    set {
      guard newValue != list else { return }
      let ids = Set(newValue.map(\.id))
      precondition(ids.count == newValue.count, "Two of the themes \(newValue.map(\.id)) are one")
      changed = newValue
      let isKept = (try? onChange(saved)) != nil
      if isKept != self.isKept { self.isKept = isKept }
    }
  }

  /// The theme with an id.
  public func theme(_ id: Theme.ID) -> Theme? { list.first { $0.id == id } }

  /// What is to be kept.
  public var saved: SavedThemes { SavedThemes(of: list) }

  func place(of id: Theme.ID) -> Int? { list.firstIndex { $0.id == id } }

  /// The ids that no other theme may get: those in use and the built-in ones, deleted or not.
  var takenIDs: Set<Theme.ID> { Set((list + Theme.builtIn).map(\.id)) }

  /// Makes an id that is none of some.
  func newID(besides taken: Set<Theme.ID>) -> Theme.ID {
    let id = newID()
    if !taken.contains(id) { return id }
    // Whatever makes the ids may have only a few.
    var number = 2
    while taken.contains("\(id)-\(number)") { number += 1 }
    return "\(id)-\(number)"
  }

  /// What is wrong or doubtful about a theme, its name beside the names of the others included.
  public func problems(of theme: Theme) -> [ThemeProblem] {
    let others = ThemeNames(of: themes.filter { $0.id != theme.id })
    let taken = others.contains(theme.name) ? [ThemeProblem.takenName(theme.name)] : []
    return taken + theme.problems
  }
}
