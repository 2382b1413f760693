import MemoryModel
public import MemoryViewModel
public import TextUI

/// The whole program on a screen: the themes, and whatever one goes to from there.
///
/// Several windows may show one model; each has its own way through the screens, its own cursor,
/// zoom and scroll positions.
public struct RootScreen: View {
  let app: AppModel
  @State private var path: [Route]
  @State private var center = PopupCenter()
  @State private var pictures: FacePictures
  @State private var thumbnails: FacePictures
  @State private var originals: FacePictures

  /// Makes the root of a window.
  ///
  /// - Parameters:
  ///   - app: What all windows show.
  ///   - start: The screens to begin with, above the themes.
  ///   - faces: Where the pictures of faces come from; without it all are shown as text.
  public init(app: AppModel, start: [Route] = [], faces: FaceSource = .none) {
    self.app = app
    _pictures = State(wrappedValue: FacePictures(faces))
    _thumbnails = State(wrappedValue: .thumbnails(faces))
    _originals = State(wrappedValue: .originals(faces))
    _path = State(wrappedValue: start)
  }

  public var body: some View {
    NavigationStack(path: $path) {
      ThemesScreen(app: app, navigate: navigate)
        .navigationDestination(for: Route.self) { destination($0) }
    }
    .modifier(GatePopup(app: app))
    .popups(center, inset: 1)
    .modifier(NoticeBoard(app: app, center: center))
    .onChange(of: path) { _, path in attendGame(path) }
    .modifier(SettingsModifier(settings: app.settings))
    .onAppear { tellMissingPictures() }
    .environment(\.facePictures, pictures)
    .environment(\.faceThumbnails, thumbnails)
    .environment(\.originalPictures, originals)
  }

  /// The word of a face stands for its picture; that is said once for all of a deck.
  private func tellMissingPictures() {
    pictures.onMissing = { [app] faces in
      let names = faces.prefix(3).map { $0.symbol.printable(atMost: 20) }.joined(separator: ", ")
      let rest = faces.count > 3 ? " and \(faces.count - 3) more" : ""
      app.notify(
        .warning, "Gone or broken: the picture of \(names)\(rest). Words are shown instead.")
    }
  }

  private func navigate(_ route: Route) {
    if path.last != route { path.append(route) }
  }

  @ViewBuilder private func destination(_ route: Route) -> some View {
    switch route {
    case .game: game
    case .editor(let id): ThemeEditorScreen(app: app, themeID: id)
    case .scores(let id): ScoresScreen(app: app, navigate: navigate, theme: id)
    case .games: GamesScreen(app: app, navigate: navigate)
    case .settings: SettingsScreen(app: app)
    case .watch: PlayedFilm(app: app, id: nil) { path.removeAll { $0 == .watch } }
    case .film(let id): PlayedFilm(app: app, id: id) { path.removeAll { $0 == route } }
    case .start: StartScreen(app: app) { path.removeAll { $0 == .start } }
    }
  }

  @ViewBuilder private var game: some View {
    if let model = app.game {
      GameScreen(app: app, model: model, navigate: navigate) { path.removeAll { $0 == .game } }
        .id(ObjectIdentifier(model))
    } else {
      Text("No game is being played.").navigationTitle("Game")
    }
  }

  /// A game that is covered by another screen stands still; one that was left is put away.
  private func attendGame(_ path: [Route]) {
    if !path.contains(.game) {
      app.leave()
    } else if path.last == .game {
      app.game?.resume(.away)
    } else {
      app.game?.pause(.away)
    }
  }
}

/// Shows what is in it as the player has chosen, as far as the terminal lets it.
struct SettingsModifier: ViewModifier {
  let settings: Settings

  func body(content: Content) -> some View {
    content.transformEnvironment { values in
      if settings.isASCII { values.isUnicode = false }
      if settings.animation != .full { values.reducesMotion = true }
      switch settings.colorScheme {
      case .auto: break
      case .dark: values.colorScheme = .dark
      case .light: values.colorScheme = .light
      }
      let hasColors = values.isUnicode && values.colors >= 256
      values.showsFacePictures = hasColors && settings.faces != .text
    }
  }
}

/// A screen to go to from the themes.
public enum Route: Hashable {
  case game
  /// The theme to edit; nil for a new one.
  case editor(String?)
  /// The theme whose scores to show first.
  case scores(String?)
  case games
  case settings
  /// The game that was played to its end, as a film.
  case watch
  /// The saved or finished game of an id, as a film.
  case film(String)
  /// What to play next, above the game that is played.
  case start
}
