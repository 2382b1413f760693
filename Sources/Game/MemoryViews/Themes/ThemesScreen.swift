import MemoryModel
public import MemoryViewModel
public import TextUI

/// The screen with all themes: tiles, and next to them the chosen theme if it fits.
public struct ThemesScreen: View {
  private let app: AppModel
  private let navigate: (Route) -> Void
  @State private var state = ThemesState()
  /// The source of the themes as they are saved, which is read again after a failure.
  @State private var saved: ContentSource<Theme>
  @State private var windowWidth = 0
  @FocusState private var focused: String?
  @FocusState private var isSearching: Bool
  @FocusState private var isInDetail: Bool

  /// Creates the screen.
  ///
  /// - Parameters:
  ///   - app: The model that is shown.
  ///   - navigate: Navigates to another screen.
  public init(app: AppModel, navigate: @escaping (Route) -> Void) {
    self.app = app
    self.navigate = navigate
    _saved = State(
      wrappedValue: ContentSource { last, _ in last == nil ? try app.library.readable() : [] })
  }

  public var body: some View {
    let controller = ThemesController(
      app: app, navigate: navigate, saved: saved, state: $state, focused: $focused,
      isSearching: $isSearching,
      isInDetail: $isInDetail)
    GeometryReader { proxy in
      columns(controller, width: proxy.size.width)
    }
    .onKeyPress { controller.respond(to: $0) }
    .onPaste { controller.importFile(pasted: $0) }
    .navigationTitle("Themes")
    .toolbar { ThemesToolbar(controller: controller, isRoomy: windowWidth >= Self.roomyWidth) }
    .onChange(of: focused) { _, id in if let id { state.chosen = id } }
    .onContainerSize { windowWidth = $0.width }
    .onAppear {
      saved.reload()
      app.games.refresh()
      app.records.loadScores()
    }
    .onDisappear { app.notices.withdraw(state.offer) }
    // Another program has changed the library.
    .onChange(of: app.library.failure == nil) { _, _ in saved.reload() }
    // A game that was left is among the saved ones.
    .onChange(of: app.gameID) { _, _ in app.games.refresh() }
    .onChange(of: app.records.gameChanges) { _, _ in app.games.refresh() }
    .themesPopups(controller)
  }

  private static let roomyWidth = 60
  private static let splitWidth = 100
  private static let detailWidth = 38

  private func columns(_ controller: ThemesController, width: Int) -> some View {
    let hasDetail = width >= Self.splitWidth
    let themes = controller.themes
    return NavigationSplitView(
      showsDetail: $state.showsDetail, sidebarWidth: width - 1 - Self.detailWidth,
      minimumWidth: Self.splitWidth
    ) {
      gallery(
        controller, themes, hasDetail ? width - 1 - Self.detailWidth : width, hasDetail: hasDetail)
    } detail: {
      if let theme = controller.chosen(among: themes) {
        ThemeDetail(controller: controller, theme: theme, isBesideTiles: hasDetail)
      }
    }
  }

  private func gallery(
    _ controller: ThemesController, _ themes: [Theme], _ width: Int, hasDetail: Bool
  ) -> some View {
    VStack(spacing: 0) {
      ThemesHeader(controller: controller, found: themes.count)
      if let reason = saved.state.failure {
        UnreadableThemes(reason: reason, retry: { controller.readAgain() })
      }
      if themes.isEmpty {
        NoThemes(controller: controller).frame(maxWidth: .max, maxHeight: .max)
      } else {
        ThemesGrid(controller: controller, themes: themes, hasDetail: hasDetail)
      }
      ThemesFooter(controller: controller)
    }
  }
}

/// The text of an empty grid, with what helps.
private struct NoThemes: View {
  let controller: ThemesController

  var body: some View {
    VStack(spacing: 1) {
      if controller.state.search.isEmpty {
        Text("There are no themes.").bold()
        Button("Restore the built-in themes") { controller.app.library.restoreBuiltIn() }
          .defaultFocus()
      } else {
        Text("No theme matches \"\(controller.state.search.printable(atMost: 30))\".").bold()
        Button("Show all") { _ = controller.state.giveUp() }.defaultFocus()
      }
    }
  }
}
