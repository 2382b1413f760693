/// A view of several panes side by side, of which one, the key pane, receives the keys.
///
/// The panes are as square as the space allows. Each has its own state, focus, zoom and scroll
/// position, and is a container for `containerRelativeFrame`. Several panes have borders with the
/// `navigationTitle(_:)` of their content; that of the key pane is highlighted.
///
/// A press makes its pane key. F6 moves to the next pane, and Shift-F6 to the previous one. ^W,
/// unless a view handles it, waits for another key: `w` or an arrow moves to another pane, `c`
/// closes the key pane, keys of further commands run these, and others have no effect. Closing the
/// last pane calls `\.quit`.
///
/// The key pane's title is also the window's. In a pane that is not key, `\.scenePhase` is
/// `.inactive` instead of `.active`.
public struct Workspace<ID: Hashable, Content: View>: Primitive {
  private let panes: Binding<LayerOrder<ID>>
  private let key: Binding<ID?>
  private let commands: [WorkspaceCommand]
  private let content: (ID) -> Content

  /// Creates a workspace.
  ///
  /// - Parameters:
  ///   - panes: The ids of the panes, in rows from the top left.
  ///   - key: The id of the key pane; the first pane if it is nil or unknown.
  ///   - commands: Further commands after ^W, such as those that open panes.
  ///   - content: A closure that returns the content of a pane.
  public init(
    _ panes: Binding<LayerOrder<ID>>, key: Binding<ID?>, commands: [WorkspaceCommand] = [],
    @ViewBuilder content: @escaping (ID) -> Content
  ) {
    self.panes = panes
    self.key = key
    self.commands = commands
    self.content = content
  }

  /// Resolves the panes, and moves the focus to a pane that has become key.
  public func resolve(_ resolver: inout Resolver) {
    let state = resolver.remembered { WorkspaceState<ID>() }
    let ids = panes.wrappedValue.ids
    let keyID = keyID
    state.show(keyID, among: ids, resolver.focus)
    let commands = PaneCommands(
      panes: panes, key: key, current: keyID, grid: state.grid, quit: resolver.values.quit,
      others: self.commands)
    resolver.responding(to: .key { state.take($0, commands) }) { inner in
      let layout = WorkspaceLayout(cellAspect: inner.values.cellAspect, grid: state.grid)
      inner.stack(layout, nil) { inner in
        for id in ids { resolve(id, isKey: id == keyID, isAlone: ids.count == 1, &inner) }
      }
    }
    if state.isChoosing.value { resolver.resolveChoice(state.isChoosing, commands) }
  }

  /// The pane that receives the keys.
  private var keyID: ID? {
    let ids = panes.wrappedValue.ids
    return key.wrappedValue.flatMap { ids.contains($0) ? $0 : nil } ?? ids.first
  }

  private func resolve(
    _ id: ID, isKey: Bool, isAlone: Bool, _ resolver: inout Resolver
  ) {
    let outer = resolver.values
    if !isKey {
      resolver.values.setsWindowTitle = false
      if outer.scenePhase == .active { resolver.values.scenePhase = .inactive }
    }
    resolver.moved(to: resolver.identity.child(id: id)) { inner in
      let bar = BarContent()
      inner.pane(isKey: isKey, becomeKey: { key.wrappedValue = id }) { inner in
        inner.framed(isKey: isKey, isAlone: isAlone, bar) { content(id).resolve(&$0) }
      }
    }
    resolver.values = outer
  }
}

@MainActor extension Resolver {
  /// Resolves the content of a pane, and its title, which the content sets.
  fileprivate mutating func framed(
    isKey: Bool, isAlone: Bool, _ bar: BarContent, _ content: (inout Resolver) -> Void
  ) {
    let border = BorderElement(isKey ? .heavy : .rounded, color: isKey ? .cyan : nil)
    container(PaneElement(isAlone ? nil : border.animated(in: self))) { inner in
      let outer = inner.values
      inner.values[BarKey.self] = bar
      inner.scope(Identity.Step.first) { $0.stack(ZStackLayout(), nil, content) }
      inner.values = outer
      guard !isAlone else { return }
      inner.scope(Identity.Step.second) { inner in
        Text(bar.title.map { " \($0) " } ?? "").bold(isKey).lineLimit(1).resolve(&inner)
      }
    }
  }
}

/// The state of a workspace.
private final class WorkspaceState<ID: Hashable> {
  let grid = Remembered<PaneGrid?>(nil)
  /// True between ^W and the next key.
  let isChoosing = Remembered(false)
  /// The focused view of each pane when it was last key.
  private var focused: [ID: Identity] = [:]
  private var key: ID?

  /// Saves the focus of the key pane; restores the focus of a pane that has become key.
  func show(_ key: ID?, among panes: [ID], _ focus: FocusSystem) {
    if let old = self.key, old != key, focused[old] == focus.inContent {
      focus.inContent = key.flatMap { focused[$0] }
    }
    self.key = key
    focused = focused.filter { panes.contains($0.key) }
    if let key { focused[key] = focus.inContent }
  }

  func take(_ press: KeyPress, _ commands: PaneCommands<ID>) -> KeyResult {
    switch (press.key, press.modifiers) {
    case (.function(6), []): commands.go(by: 1)
    case (.function(6), .shift): commands.go(by: -1)
    case (.character("w"), .control): isChoosing.value = true
    default: return .ignored
    }
    return .handled
  }
}
