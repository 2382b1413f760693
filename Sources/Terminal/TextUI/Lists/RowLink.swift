/// The action of a link in a row of a list, which Enter runs while the row is selected.
enum RowLinkKey: LayoutValueKey {
  static var defaultValue: (() -> Void)? { nil }
}

extension ResolvedSubview {
  /// The action of the first link in the row; nil if it has none.
  var link: (() -> Void)? { firstValue(RowLinkKey.self) }
}

/// The links of the rows that are built.
///
/// Of all, because a key may select another row in the same frame before Enter.
final class RowLinks<ID: Hashable> {
  private var actions: [ID: () -> Void] = [:]

  /// The action of the link in a row; nil if the row has none, or is not built.
  subscript(id: ID) -> (() -> Void)? { actions[id] }

  /// Resolves a row and notes its link.
  @MainActor func note(_ id: ID, _ row: some View, _ resolver: inout Resolver) {
    if let action = resolver.firstValue(RowLinkKey.self, in: { row.resolve(&$0) }) {
      actions[id] = action
    }
  }
}

/// Opens the selected row of a list.
///
/// - Parameters:
///   - action: The action of the list, or of the link in the row; nil if there is none.
///   - detail: The request for the detail of the enclosing sidebar.
/// - Returns: The answer to the key, which is left to others if nothing is opened.
func openRow(_ action: (() -> Void)?, _ detail: DetailRequest?) -> KeyResult {
  action?()
  detail?.show()
  return action == nil && detail == nil ? .ignored : .handled
}

/// The way in which rows of a list are chosen.
enum ListRowKind {
  /// The list has focus and a selected row.
  case selectable
  /// Controls in the rows have focus.
  case plain
}

extension EnvironmentValues {
  /// The kind of the rows of the enclosing list; nil outside lists.
  var listRow: ListRowKind? {
    get { self[ListRowKey.self] }
    set { self[ListRowKey.self] = newValue }
  }
}

private enum ListRowKey: EnvironmentKey {
  static var defaultValue: ListRowKind? { nil }
}
