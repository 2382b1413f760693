/// A row of a grid, with a cell for each of its views.
///
/// Outside a `Grid`, it lays out its views like a `Group`.
public struct GridRow<Content: View>: Primitive {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of cells lower than the row; nil for that of the grid.
  ///   - content: The cells.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public func resolve(_ resolver: inout Resolver) {
    let row: GridPlace? = GridPlace(row: resolver.identity, alignment: alignment)
    content.layoutValue(key: GridPlaceKey.self, value: row).resolve(&resolver)
  }
}

/// The row that a cell belongs to.
struct GridPlace {
  let row: Identity
  let alignment: VerticalAlignment?
}

enum GridPlaceKey: LayoutValueKey {
  static var defaultValue: GridPlace? { nil }
}

enum GridColumnsKey: LayoutValueKey {
  static var defaultValue: Int { 1 }
}

enum GridColumnAlignmentKey: LayoutValueKey {
  static var defaultValue: HorizontalAlignment? { nil }
}

extension View {
  /// Makes a cell of a grid span several columns; less than one counts as one.
  public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridColumnsKey.self, value: max(1, min(count, 4096)))
  }

  /// Sets the alignment of all cells in the view's grid column; the first cell that sets it wins.
  public func gridColumnAlignment(_ alignment: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: alignment as HorizontalAlignment?)
  }
}
