/// A sidebar next to a detail view; shows only one of them if there is no room for both.
///
/// Each column has its own bar for its `navigationTitle(_:)` and `toolbar(_:)`, and is the
/// container of its views without that bar. If collapsed, Escape, the left arrow and the bar lead
/// from the detail back to the sidebar. A hidden column keeps its state.
///
///     NavigationSplitView {
///       List(animals, selection: $chosen) { Text($0.name) }
///     } detail: {
///       AnimalView(id: chosen)
///     }
public struct NavigationSplitView<Sidebar: View, Detail: View>: Primitive {
  /// True to show the detail if there is room for only one column; nil if lists in the sidebar
  /// decide it.
  private let showsDetail: Binding<Bool>?
  private let sidebarWidth: Int?
  private let minimumWidth: Int
  private let sidebar: Sidebar
  private let detail: Detail

  /// Creates a split view that, where there is room for only one column, shows the detail once a
  /// row of a list in the sidebar is tapped or opened by Enter.
  ///
  /// - Parameters:
  ///   - sidebarWidth: The columns of the sidebar; nil for a third of all, from 20 to 40.
  ///   - minimumWidth: The least width in columns that shows both.
  ///   - sidebar: The sidebar, such as a list.
  ///   - detail: The view of the element selected in the sidebar.
  public init(
    sidebarWidth: Int? = nil, minimumWidth: Int = 60,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      nil, sidebarWidth: sidebarWidth, minimumWidth: minimumWidth, sidebar: sidebar(),
      detail: detail())
  }

  /// Creates a split view whose program decides which column is shown alone.
  ///
  /// - Parameters:
  ///   - showsDetail: True to show the detail if there is room for only one column.
  ///   - sidebarWidth: The columns of the sidebar; nil for a third of all, from 20 to 40.
  ///   - minimumWidth: The least width in columns that shows both.
  ///   - sidebar: The sidebar, such as a list.
  ///   - detail: The view of the element selected in the sidebar.
  public init(
    showsDetail: Binding<Bool>, sidebarWidth: Int? = nil, minimumWidth: Int = 60,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      showsDetail, sidebarWidth: sidebarWidth, minimumWidth: minimumWidth, sidebar: sidebar(),
      detail: detail())
  }

  private init(
    _ showsDetail: Binding<Bool>?, sidebarWidth: Int?, minimumWidth: Int, sidebar: Sidebar,
    detail: Detail
  ) {
    self.showsDetail = showsDetail
    self.sidebarWidth = sidebarWidth
    self.minimumWidth = minimumWidth
    self.sidebar = sidebar
    self.detail = detail
  }

  public func resolve(_ resolver: inout Resolver) {
    let state = resolver.remembered { [identity = resolver.identity, redraw = resolver.redraw] in
      SplitState(identity, redraw)
    }
    let subtree = Subtree(resolver) { inner, rect in
      if rect.width >= max(1, minimumWidth) {
        resolveColumns(state, &inner)
      } else {
        resolveOne(state, &inner)
      }
    }
    resolver.leaf(GeometryElement(subtree: subtree))
  }

  private func resolveColumns(_ state: SplitState, _ resolver: inout Resolver) {
    state.collapsed = nil
    let layout = SplitLayout(axis: .horizontal) { room in
      sidebarWidth ?? max(20, min((room + 1) / 3, 40))
    }
    resolver.stack(layout, .horizontal) { inner in
      resolveSidebar(state, &inner)
      resolveDetail(state, back: nil, &inner)
      Divider().resolve(&inner)
    }
  }

  private func resolveOne(_ state: SplitState, _ resolver: inout Resolver) {
    let showsDetail = showsDetail ?? state.detailRequest.isShown
    let isDetail = showsDetail.wrappedValue
    state.show(isDetail, resolver.focus)
    resolver.pin((isDetail ? state.sidebar : state.detail).identity)
    if isDetail {
      resolveDetail(state, back: { showsDetail.wrappedValue = false }, &resolver)
    } else {
      resolveSidebar(state, &resolver)
    }
  }

  private func resolveSidebar(_ state: SplitState, _ resolver: inout Resolver) {
    let request = showsDetail == nil ? state.detailRequest : nil
    let content = sidebar.environment(\.detail, request)
    resolver.resolve(state.sidebar, back: nil) { content.resolve(&$0) }
  }

  private func resolveDetail(
    _ state: SplitState, back: (() -> Void)?, _ resolver: inout Resolver
  ) {
    let content = detail.environment(\.detail, nil)
    resolver.resolve(state.detail, back: back) { content.resolve(&$0) }
  }
}

/// The state of a split view.
private final class SplitState {
  let sidebar: SplitColumn
  let detail: SplitColumn
  let detailRequest: DetailRequest
  /// True if the detail was shown alone, false if the sidebar was; nil if both were visible.
  var collapsed: Bool?

  init(_ identity: Identity, _ redraw: Redraw) {
    detailRequest = DetailRequest(redraw)
    sidebar = SplitColumn(identity.child(Identity.Step.first))
    detail = SplitColumn(identity.child(Identity.Step.second))
  }

  /// Saves the focus of the column that disappears and restores that of the other one.
  func show(_ isDetail: Bool, _ focus: FocusSystem) {
    if collapsed == !isDetail {
      (isDetail ? sidebar : detail).focus.keep(of: focus)
      (isDetail ? detail : sidebar).focus.restore(to: focus)
    }
    collapsed = isDetail
  }
}

private final class SplitColumn {
  let identity: Identity
  let bar = BarContent()
  let focus = SavedFocus()

  init(_ identity: Identity) {
    self.identity = identity
  }
}

@MainActor extension Resolver {
  /// Resolves a column with the same identity at any position.
  fileprivate mutating func resolve(
    _ column: SplitColumn, back: (() -> Void)?, _ content: @escaping (inout Resolver) -> Void
  ) {
    moved(to: column.identity) { inner in
      inner.pinnableScope(column.identity) {
        $0.barred(column.bar, subtractsBar: true, back: back, content)
      }
    }
  }
}
