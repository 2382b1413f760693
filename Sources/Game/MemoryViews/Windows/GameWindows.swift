import MemoryModel
public import MemoryViewModel
public import TextUI

/// The panes of the program: one at first, more on request, each with its own screens.
///
/// After ^W, `n` opens the game of the key pane in another one, where it can be played as well,
/// with its own cursor and zoom; `o` opens the list of games, to play another one beside it. A game
/// waits while no pane of it receives the keys.
public struct GameWindows: View {
  private let app: AppModel
  private let faces: FaceSource
  @State private var panes = GamePanes()
  @Environment(\.cellAspect) private var cellAspect

  /// Creates the root view of a program.
  ///
  /// - Parameters:
  ///   - app: The model of the first pane.
  ///   - start: The initial navigation path of the first pane, above the themes.
  ///   - faces: The source of pictures for faces; by default all are shown as text.
  public init(app: AppModel, start: [Route] = [.game], faces: FaceSource = .none) {
    self.app = app
    self.faces = faces
    _panes = State(wrappedValue: GamePanes(GamePane(app: app, start: start)))
  }

  public var body: some View {
    GeometryReader { proxy in
      Workspace(
        $panes.order, key: $panes.key,
        commands: [
          WorkspaceCommand("n", "same game") { open(in: proxy.size) { $0.again } },
          WorkspaceCommand("o", "other game") { open(in: proxy.size) { $0.beside } },
        ]
      ) { id in
        if let pane = panes[id] {
          RootScreen(
            app: pane.app, start: pane.start, faces: faces, showsNotices: false
          ) { panes.separate(id) }
          .id(ObjectIdentifier(pane.app))
          .environment(\.speaks, panes.speaks(id))
          .modifier(LeastPane(isAlone: panes.order.ids.count == 1))
        }
      }
    }
    .modifier(NoticeBoard(apps: panes.models))
    .modifier(SettingsModifier(settings: app.settings))
    .environment(\.opensPanes, true)
  }

  /// Opens a pane, if all panes stay large enough for a game.
  private func open(in window: Size, _ make: (GamePane) -> GamePane) {
    guard let current = panes.current else { return }
    let least = Workspace<Int, Text>.leastContent(
      of: panes.order.ids.count + 1, in: window, cellAspect: cellAspect)
    guard LeastPane.size.fits(in: least) else {
      current.app.notices.show(
        .warning, "No space for another pane of \(LeastPane.size.text) cells.")
      return
    }
    panes.add(make(current))
  }
}

/// A pane: its model, and where its screens begin.
struct GamePane {
  let app: AppModel
  let start: [Route]

  /// A pane with the same game; with the same list of themes if no game is played.
  var again: GamePane {
    GamePane(app: app, start: app.game == nil ? [] : [.game])
  }

  /// A pane to choose another game in.
  var beside: GamePane { GamePane(app: app.beside(), start: [.games]) }
}

/// The panes in their order.
struct GamePanes {
  private var panes: [Int: GamePane] = [:]
  /// The ids of the panes; an id is used once.
  var order: LayerOrder<Int> {
    didSet { panes = panes.filter { order.ids.contains($0.key) } }
  }
  /// The id of the key pane.
  var key: Int?
  private var count = 0

  init(_ first: GamePane? = nil) {
    order = LayerOrder([])
    if let first { add(first) }
  }

  subscript(id: Int) -> GamePane? { panes[id] }

  /// The key pane.
  var current: GamePane? { currentID.flatMap { panes[$0] } }

  /// The id of the key pane.
  var currentID: Int? { key.flatMap { order.ids.contains($0) ? $0 : nil } ?? order.ids.first }

  /// The models of the panes, each once, in the order of their first panes.
  var models: [AppModel] {
    order.ids.reduce(into: []) { models, id in
      if let app = panes[id]?.app, !models.contains(where: { $0 === app }) { models.append(app) }
    }
  }

  /// Adds a pane, which becomes key.
  mutating func add(_ pane: GamePane) {
    panes[count] = pane
    order = LayerOrder(order.ids + [count])
    key = count
    count += 1
  }

  /// Gives a pane a game of its own, after it has left one that another pane shows.
  mutating func separate(_ id: Int) {
    if let pane = panes[id] { panes[id] = GamePane(app: pane.app.beside(), start: []) }
  }
}

private enum OpensPanesKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// True if the player can open panes.
  var opensPanes: Bool {
    get { self[OpensPanesKey.self] }
    set { self[OpensPanesKey.self] = newValue }
  }
}
