import MemoryModel
public import MemoryViewModel
public import TextUI

/// The root view of the program: the themes, and the navigation to other screens.
///
/// Several windows may show one model; each has its own navigation, cursor, zoom and scroll
/// positions.
public struct RootScreen: View {
  let app: AppModel
  /// True if the notices of the model are shown here, because the view is not a pane of a window
  /// that shows those of all panes.
  private let showsNotices: Bool
  /// Called after this window has left a game that another window shows.
  private let leftSharedGame: () -> Void
  @State private var path: [Route]
  @Environment(\.scenePhase) private var phase
  @State private var mark = WindowMark()
  @State private var pictures: FacePictures
  @State private var thumbnails: FacePictures
  @State private var originals: FacePictures

  /// Creates the root view of a window.
  ///
  /// - Parameters:
  ///   - app: The model that all windows show.
  ///   - start: The initial navigation path above the themes.
  ///   - faces: The source of pictures for faces; by default all are shown as text.
  public init(app: AppModel, start: [Route] = [], faces: FaceSource = .none) {
    self.init(app: app, start: start, faces: faces, showsNotices: true, leftSharedGame: {})
  }

  init(
    app: AppModel, start: [Route], faces: FaceSource, showsNotices: Bool,
    leftSharedGame: @escaping () -> Void
  ) {
    self.app = app
    self.showsNotices = showsNotices
    self.leftSharedGame = leftSharedGame
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
    .modifier(NoticeBoard(apps: showsNotices ? [app] : []))
    .onChange(of: path) { old, path in
      if old.contains(.joined), !path.contains(.joined) { app.table.leaveJoined() }
      attendGame(path)
    }
    .onChange(of: phase) { _, _ in if path.contains(.game) { attendGame(path) } }
    .modifier(SettingsModifier(settings: app.settings))
    .onAppear {
      if path.contains(.game) { attendGame(path) }
      tellMissingPictures()
    }
    .onDisappear {
      if path.contains(.joined) { app.table.leaveJoined() }
      app.leaveGame(in: window)
    }
    .environment(\.facePictures, pictures)
    .environment(\.faceThumbnails, thumbnails)
    .environment(\.originalPictures, originals)
  }

  /// Reports once per deck that pictures are missing, whose faces are shown as words.
  private func tellMissingPictures() {
    pictures.onMissing = { [app] faces in
      let names = faces.prefix(3).map { $0.symbol.printable(atMost: 20) }.joined(separator: ", ")
      let rest = faces.count > 3 ? " and \(faces.count - 3) more" : ""
      app.notices.show(
        .warning, "Missing or damaged: the picture of \(names)\(rest). Words are shown instead.")
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
    case .memory: MemoryScreen(app: app)
    case .joined: joined
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

  @ViewBuilder private var joined: some View {
    if let joined = app.table.joined {
      SharedGameScreen(app: joined, goOn: goOn)
        .onChange(of: joined.hasQuit) { _, hasQuit in
          if hasQuit { path.removeAll { $0 == .joined } }
        }
        .environment(\.opensPanes, false)
        .navigationBarHidden()
    } else {
      Text("The game was left.").navigationTitle("Game")
    }
  }

  /// Goes on with a game that another program has left.
  private func goOn(with game: String) {
    path.removeAll { $0 == .joined }
    if app.resume(game) { navigate(.game) }
  }

  /// The identity of this window among those that show the game.
  private var window: ObjectIdentifier { ObjectIdentifier(mark) }

  /// Pauses a game that another screen covers or whose pane does not receive the keys, and leaves
  /// one that was navigated away from, unless another window shows it.
  private func attendGame(_ path: [Route]) {
    if !path.contains(.game) {
      if !app.leaveGame(in: window) { leftSharedGame() }
    } else if path.last == .game, phase != .inactive {
      app.table.show(in: window)
    } else {
      app.table.cover(in: window)
    }
  }
}

/// An object that identifies a window while it exists.
private final class WindowMark {}

/// A modifier that applies the player's settings, as far as the terminal supports them.
struct SettingsModifier: ViewModifier {
  let settings: Settings

  func body(content: Content) -> some View {
    content.transformEnvironment { values in
      if settings.isASCII { values.isUnicode = false }
      if settings.animation != .full { values.reducesMotion = true }
      switch settings.colorScheme {
      case .auto: break
      case .dark: values.ground = .dark
      case .light: values.ground = .light
      }
      let hasColors = values.isUnicode && values.colors >= 256
      values.showsFacePictures = hasColors && settings.faces != .text
    }
  }
}

/// A screen to navigate to from the themes.
public enum Route: Hashable {
  case game
  /// The editor of a theme; nil for a new one.
  case editor(String?)
  /// The scores, starting with a theme's.
  case scores(String?)
  /// The player's memory, by the finished games.
  case memory
  case games
  /// A game of another program that was joined.
  case joined
  case settings
  /// The film of the finished current game.
  case watch
  /// The film of a saved or finished game, by its id.
  case film(String)
  /// The choices for a new game, above the current one.
  case start
}
