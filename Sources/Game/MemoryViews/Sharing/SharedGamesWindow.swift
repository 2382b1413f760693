public import MemoryModel
public import MemoryViewModel
public import TextUI

/// The games that other terminals host, each in a pane.
public struct SharedGamesWindow: View {
  private let apps: [AppModel]
  private let settings: Settings
  private let goOn: (String) -> Void
  @State private var panes: LayerOrder<Int>
  @State private var key: Int?
  @State private var pictures: FacePictures

  /// Creates the root view of a window.
  ///
  /// - Parameters:
  ///   - apps: The models of the games, each with a shared table; at least one.
  ///   - settings: The settings of its appearance.
  ///   - faces: The source of pictures for faces; by default all are shown as text.
  ///   - goOn: Called with the id of a game that its host has saved, if the player wants to go on
  ///     with it; the window ends then.
  public init(
    _ apps: [AppModel], settings: Settings, faces: FaceSource = .none,
    goOn: @escaping (String) -> Void = { _ in }
  ) {
    precondition(!apps.isEmpty, "A window of \(apps.count) games")
    (self.apps, self.settings, self.goOn) = (apps, settings, goOn)
    _panes = State(wrappedValue: LayerOrder(Array(apps.indices)))
    _pictures = State(wrappedValue: FacePictures(faces))
  }

  public var body: some View {
    Workspace($panes, key: $key) { SharedGameScreen(app: apps[$0], goOn: goOn) }
      .modifier(SettingsModifier(settings: settings))
      .environment(\.facePictures, pictures)
  }
}

/// The screen of a game that another terminal hosts.
struct SharedGameScreen: View {
  let app: AppModel
  /// Called with the id of a game that its host has saved, after the player has chosen to go on
  /// with it and the model has quit.
  let goOn: (String) -> Void
  @State private var path: [Route] = []
  /// True if the player still looks at the game after the host has gone.
  @State private var hasSeenEnd = false

  var body: some View {
    NavigationStack(path: $path) {
      table.navigationDestination(for: Route.self) { _ in
        PlayedFilm(app: app, id: nil) { path = [] }
      }
    }
    .modifier(NoticeBoard(apps: [app]))
    .modifier(HostChecks(check: app.table.sharing?.hostCheck))
    .alert("The game has ended here", isPresented: isEndShown) {
      if let game = app.table.sharing?.savedGame {
        Button("Go on") {
          goOn(game)
          app.quit()
        }
        .defaultFocus()
        Button("Leave", action: app.quit)
      } else {
        Button("Leave", action: app.quit).defaultFocus()
      }
      Button("Stay", role: .cancel) {}
    } message: {
      Text(end)
    }
    .navigationTitle(title)
  }

  @ViewBuilder private var table: some View {
    if let model = app.game {
      GameScreen(app: app, model: model, navigate: { path.append($0) }, leave: app.quit)
        .id(ObjectIdentifier(model))
    } else {
      Text("Waiting for the host. Press q to leave.").dim()
        .frame(maxWidth: .max, maxHeight: .max)
        .navigationBarHidden()
    }
  }

  /// The reason for the end, as a sentence.
  private var end: String {
    let end = (app.table.sharing?.end ?? "").printable(atMost: 200)
    return "\(end.prefix(1).uppercased())\(end.dropFirst())."
  }

  private var title: String {
    guard let sharing = app.table.sharing, !sharing.isBeside else { return app.gameName }
    return sharing.name
  }

  private var isEndShown: Binding<Bool> {
    Binding(
      get: { app.table.sharing?.end != nil && !hasSeenEnd }, set: { if !$0 { hasSeenEnd = true } })
  }
}
