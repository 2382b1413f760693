import MemoryModel
import MemoryViewModel
import TextUI

/// The actions on the themes of one window.
struct ThemesController {
  let app: AppModel
  /// Navigates to another screen.
  let navigate: (Route) -> Void
  /// The source of the themes as they are saved.
  let saved: ContentSource<Theme>
  @Binding var state: ThemesState
  /// The id of the focused theme, if there is one.
  @FocusState<String?>.Binding var focused: String?
  /// True if the search field has focus.
  @FocusState<Bool>.Binding var isSearching: Bool
  /// True if the first control of the detail has focus.
  @FocusState<Bool>.Binding var isInDetail: Bool

  /// The themes that match the search; computed at each access.
  var themes: [Theme] { state.found(in: app.library.themes) }

  /// The theme that actions apply to, if any matches the search.
  var chosen: Theme? { chosen(among: themes) }

  func chosen(among themes: [Theme]) -> Theme? {
    let id = focused ?? state.chosen ?? app.settings.lastTheme
    return themes.first { $0.id == id } ?? themes.first
  }

  /// The selected themes in order, or the chosen one.
  var targets: [Theme] {
    let selected = app.library.themes.filter { state.selected.contains($0.id) }
    return selected.isEmpty ? chosen.map { [$0] } ?? [] : selected
  }

  /// Plays a theme, or first asks whether to continue a game in progress.
  func play(_ theme: Theme) {
    if let game = app.games.inProgress(with: theme) {
      state.question = .goOn(theme, game)
    } else {
      deal(theme)
    }
  }

  /// Starts another game.
  func deal(_ theme: Theme) {
    if app.play(theme) { navigate(.game) }
  }

  /// Starts a game with the weakest pairs.
  func practise(_ theme: Theme) {
    if app.play(theme, pairs: .weakest) { navigate(.game) }
  }

  /// Continues a game.
  func goOn(_ game: GameSummary) {
    if app.resume(game.id) { navigate(.game) }
  }

  /// Searches for the typed text at once, and selects the first match.
  func search() {
    state.search = state.typed
    isSearching = false
    choose(chosen)
  }

  /// Reads the themes again after a failure, and focuses the grid if that succeeds.
  @MainActor func readAgain() {
    saved.reload()
    if let reason = saved.state.failure {
      app.notices.show(.error, "Your own themes cannot be read: \(reason)".printable(atMost: 200))
    } else {
      choose(chosen)
    }
  }

  /// Chooses and focuses a theme.
  func choose(_ theme: Theme?) {
    state.chosen = theme?.id
    focused = theme?.id
  }
}
