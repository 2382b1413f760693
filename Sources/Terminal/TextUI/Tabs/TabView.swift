/// One of several views at a time, chosen in a bar above it.
///
/// Its views say `tabItem(_:)`; those that do not are left out. The bar has focus as one:
/// left and right change the tab. From anywhere inside, Control with Page Up and Page Down does,
/// and Alt with a digit. What a tab remembers is kept while another one is shown.
public struct TabView<Content: View>: Primitive {
  private let selection: Binding<AnyHashable>?
  private let content: Content

  /// Makes a view whose tab is chosen by the tag it has.
  ///
  /// - Parameters:
  ///   - selection: The tag of the tab to show; one that no tab has shows the first. Tabs without a
  ///     tag have their number, from zero.
  ///   - content: The tabs.
  public init<Tag: Hashable>(selection: Binding<Tag>, @ViewBuilder content: () -> Content) {
    self.selection = Binding<AnyHashable>(
      get: { AnyHashable(selection.wrappedValue) },
      set: { if let tag = $0.base as? Tag { selection.wrappedValue = tag } })
    self.content = content()
  }

  /// Makes a view that keeps to itself which tab is chosen.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }

  public func resolve(_ resolver: inout Resolver) {
    let tabs = resolver.tabs(in: content)
    let state = resolver.remembered { TabState() }
    let selection = selection ?? Bindable(state).selection
    let bar = TabBar(
      titles: tabs.map(\.title),
      selected: tabs.firstIndex { $0.tag == selection.wrappedValue } ?? 0, state: state,
      select: { selection.wrappedValue = tabs[$0].tag })
    if !tabs.isEmpty { state.show(tabs[bar.selected].identity, resolver.focus) }
    for tab in tabs { resolver.pin(tab.identity) }
    resolver.responding(to: .key(bar.choose(by:))) { $0.resolve(tabs, bar) }
  }
}

/// What a tab view remembers.
final class TabState {
  var selection = AnyHashable(0)
  var barHasFocus = false
  private var shown: Identity?
  private var focuses: [Identity: SavedFocus] = [:]

  /// Hands focus over, unless it is in the bar.
  func show(_ tab: Identity, _ focus: FocusSystem) {
    defer { shown = tab }
    guard let shown, shown != tab, !barHasFocus else { return }
    let kept = focuses[shown] ?? SavedFocus()
    focuses[shown] = kept
    kept.keep(of: focus)
    focuses[tab]?.giveBack(to: focus)
  }
}

extension Resolver {
  fileprivate mutating func resolve(_ tabs: [Tab], _ bar: TabBar) {
    container(BarredLayout(subtractsBar: true)) { inner in
      inner.stack(ZStackLayout(), nil) { if !tabs.isEmpty { $0.resolve(tabs[bar.selected]) } }
      inner.scope(Identity.Step.second) { bar.resolve(&$0) }
    }
  }

  private mutating func resolve(_ tab: Tab) {
    moved(to: tab.identity) { $0.pinnableScope(tab.identity, tab.content) }
  }
}
