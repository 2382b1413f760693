/// A row of a grid, with a cell for each of its views.
///
/// Outside of a `Grid` its views are on their own, as those of a `Group`.
public struct GridRow<Content: View>: Primitive {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - alignment: Where cells lie that are lower than the row; nil for what the grid says.
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

/// The row a cell stands in.
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
  /// Lets a cell of a grid take several columns; below one counts as one.
  public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridColumnsKey.self, value: max(1, min(count, 4096)))
  }

  /// Says where the cells of the column lie in which the view is a cell; the first to say it counts.
  public func gridColumnAlignment(_ alignment: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: alignment as HorizontalAlignment?)
  }
}
