import MemoryModel
import MemoryViewModel
import TextUI

/// What can be done with the themes of one window.
struct ThemesController {
  let app: AppModel
  /// Leads to another screen.
  let navigate: (Route) -> Void
  @Binding var state: ThemesState
  /// The theme that has focus, by id, if one has.
  @FocusState<String?>.Binding var focused: String?
  /// Whether the search field has focus.
  @FocusState<Bool>.Binding var isSearching: Bool
  /// Whether focus is where the detail begins.
  @FocusState<Bool>.Binding var isInDetail: Bool

  /// The themes that are searched for; not to be asked for each of them.
  var themes: [Theme] { state.found(in: app.library.themes) }

  /// The theme that actions apply to, if any is found.
  var chosen: Theme? { chosen(among: themes) }

  func chosen(among themes: [Theme]) -> Theme? {
    let id = focused ?? state.chosen ?? app.settings.lastTheme
    return themes.first { $0.id == id } ?? themes.first
  }

  /// The selected themes in order, or the chosen one if none is.
  var targets: [Theme] {
    let selected = app.library.themes.filter { state.selected.contains($0.id) }
    return selected.isEmpty ? chosen.map { [$0] } ?? [] : selected
  }

  /// Plays a theme, or first asks whether to go on with the game that has begun.
  func play(_ theme: Theme) {
    if let game = app.gameInProgress(with: theme) {
      state.question = .goOn(theme, game)
    } else {
      deal(theme)
    }
  }

  /// Begins another game.
  func deal(_ theme: Theme) {
    if app.play(theme) { navigate(.game) }
  }

  /// Goes on with a game.
  func goOn(_ game: GameSummary) {
    if app.resume(game.id) { navigate(.game) }
  }

  /// Searches for what stands in the field at once, and goes to what is found.
  func search() {
    state.search = state.typed
    isSearching = false
    choose(chosen)
  }

  /// Makes a theme the one that actions apply to, and gives it focus.
  func choose(_ theme: Theme?) {
    state.chosen = theme?.id
    focused = theme?.id
  }
}
