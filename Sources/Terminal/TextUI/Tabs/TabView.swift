/// A view that shows one of several tabs, selected in a bar above it.
///
/// Each tab has a `tabItem(_:)`; views without one are left out. The bar is one focus stop, where
/// the left and right arrows change the tab. Control with Page Up or Page Down, and Alt with a
/// digit, change it from anywhere inside. The state of a hidden tab is kept.
public struct TabView<Content: View>: Primitive {
  private let selection: Binding<AnyHashable>?
  private let content: Content

  /// Creates a tab view whose tab is selected by its tag.
  ///
  /// - Parameters:
  ///   - selection: The tag of the visible tab; an unknown tag shows the first tab. The tag of a
  ///     tab without one is its index, from zero.
  ///   - content: The tabs.
  public init<Tag: Hashable>(selection: Binding<Tag>, @ViewBuilder content: () -> Content) {
    self.selection = Binding<AnyHashable>(
      get: { AnyHashable(selection.wrappedValue) },
      set: { if let tag = $0.base as? Tag { selection.wrappedValue = tag } })
    self.content = content()
  }

  /// Creates a tab view that keeps the selection in its own state.
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

/// The state of a tab view.
final class TabState {
  var selection = AnyHashable(0)
  var barHasFocus = false
  private var shown: Identity?
  private var focuses: [Identity: SavedFocus] = [:]

  /// Saves the previous tab's focus and restores the new tab's, unless the bar has focus.
  func show(_ tab: Identity, _ focus: FocusSystem) {
    defer { shown = tab }
    guard let shown, shown != tab, !barHasFocus else { return }
    let kept = focuses[shown] ?? SavedFocus()
    focuses[shown] = kept
    kept.keep(of: focus)
    focuses[tab]?.restore(to: focus)
  }
}

@MainActor extension Resolver {
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
