public import MemoryModel
public import Observation

/// All themes that a player can choose, in the player's order.
///
/// It begins with the built-in themes. They can be edited and deleted like all others, and restored
/// by `reset(_:)` and `restoreBuiltIn()`. Other programs may change the same library: every change
/// here is applied to the library as it is saved at that moment, and `refresh()` reads the changes
/// of others.
@Observable public final class ThemeLibrary {
  /// A change of a list of themes, which may be applied more than once.
  private typealias Change = (inout [Theme]) -> Void

  /// The result of reading the saved library.
  private struct Reading {
    var themes: [Theme]
    /// The error, after which the themes are those of the reading before.
    var failure: (any Error)?
  }

  /// The reading since the first change or refresh.
  private var current: Reading?
  // Read when it is first needed, because a game with a named theme needs no other.
  @ObservationIgnored private lazy var opened = reading(after: SavedThemes().allThemes)
  /// True if the last change was saved, and in a library that was never changed.
  public private(set) var isKept = true
  /// The files for importing and exporting themes.
  public var files = ThemeFiles.none
  /// The changes that could not be saved, in order; they are tried again with the next one.
  @ObservationIgnored private var unkept: [Change] = []
  @ObservationIgnored private let newID: () -> String
  @ObservationIgnored private let repository: ThemeRepository

  /// - Parameters:
  ///   - repository: Saves the library, and reports errors.
  ///   - newID: Returns an id, preferably a unique one.
  public init(_ repository: ThemeRepository = .memory(), newID: @escaping () -> String) {
    self.repository = repository
    self.newID = newID
  }

  /// The themes in order; no two have the same id.
  public var themes: [Theme] { latest.themes }

  /// The error of the latest reading; nil if it succeeded.
  ///
  /// The themes are those of the reading before, and the built-in ones after the first reading.
  public var failure: (any Error)? { latest.failure }

  private var latest: Reading { current ?? opened }

  /// Returns the theme with an id.
  public func theme(_ id: Theme.ID) -> Theme? { themes.first { $0.id == id } }

  /// Changes the themes, and saves the result.
  ///
  /// If it cannot be saved, the themes of this program change nevertheless, and the change is
  /// applied again when the next one is saved.
  ///
  /// - Parameter change: Changes the themes as they are saved now, including those that other
  ///   programs have added. It must depend on nothing else, because it may be applied more than
  ///   once. Afterwards no two themes may have the same id.
  /// - Returns: The result of the change.
  @discardableResult
  public func change<Result>(_ change: @escaping (inout [Theme]) -> Result) -> Result {
    var list = themes
    var result = change(&list)
    guard list != themes || !unkept.isEmpty else { return result }
    let unkeptResult = result
    let all = unkept + [{ result = change(&$0) }]
    do {
      list = try repository.update { saved in saved.change(all) }.allThemes
      (unkept, isKept) = ([], true)
    } catch {
      result = unkeptResult
      unkept.append { _ = change(&$0) }
      isKept = false
    }
    show(Reading(themes: list, failure: isKept ? nil : failure))
    return result
  }

  /// Reads the library again, because another program may have changed it.
  ///
  /// After a failure the themes stay.
  public func refresh() { show(reading(after: themes)) }

  /// Returns the themes, after reading them again if the latest reading failed.
  ///
  /// - Throws: The error of the reading.
  public func readable() throws -> [Theme] {
    if failure != nil { refresh() }
    if let failure { throw failure }
    return themes
  }

  /// Reads the library, with the changes that could not be saved; after a failure the themes are
  /// those that were known.
  private func reading(after known: [Theme]) -> Reading {
    do {
      var saved = try repository.read()
      if !unkept.isEmpty { saved.change(unkept) }
      return Reading(themes: saved.allThemes)
    } catch {
      return Reading(themes: known, failure: error)
    }
  }

  /// Shows a reading, unless it is the same, because observers would be notified.
  private func show(_ reading: Reading) {
    let isSame = reading.failure == nil && failure == nil && reading.themes == themes
    if !isSame { current = reading }
  }

  /// Returns the source of ids for one change.
  func reservedIDs() -> ReservedIDs { ReservedIDs(make: newID) }

  /// Returns the problems of a theme, including a name that another theme of the library has.
  public func problems(of theme: Theme) -> [ThemeProblem] {
    let others = ThemeNames(of: themes.filter { $0.id != theme.id })
    let taken = others.contains(theme.name) ? [ThemeProblem.takenName(theme.name)] : []
    return taken + theme.problems
  }
}

extension SavedThemes {
  /// Applies changes to all themes; a change without effect is not an assignment.
  fileprivate mutating func change(_ changes: [(inout [Theme]) -> Void]) {
    let old = allThemes
    var list = old
    for change in changes { change(&list) }
    let ids = Set(list.map(\.id))
    precondition(ids.count == list.count, "Two of the themes \(list.map(\.id)) have the same id")
    if list != old { self = SavedThemes(of: list) }
  }
}

extension [Theme] {
  /// Returns the index of the theme with an id.
  func place(of id: Theme.ID) -> Int? { firstIndex { $0.id == id } }

  /// The ids that a new theme must not have: those of all themes, and the built-in ones.
  var takenIDs: Set<Theme.ID> { Set((self + Theme.builtIn).map(\.id)) }
}
