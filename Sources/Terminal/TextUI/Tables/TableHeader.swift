/// The titles of a table; titles of sortable columns are buttons.
struct TableHeader<Element>: View {
  let columns: [TableColumn<Element>]
  let sortOrder: Binding<[KeyPathComparator<Element>]>?

  var body: some View {
    TableRow(columns: columns) { column in
      if let sortOrder, let sort = column.sort {
        let title = TableTitle(
          title: column.title, sort: sort, isTrailing: column.alignment == .trailing,
          order: sortOrder)
        return ModifierContent(content: title.resolve)
      }
      return ModifierContent(content: Text(column.title).dim().accessibilityHidden().resolve)
    }
    .announce(announcement, whenChanged: announcement)
  }

  /// The text announced when the order has changed.
  private var announcement: String {
    guard let first = sortOrder?.wrappedValue.first,
      let column = columns.first(where: { $0.sort?.keyPath == first.keyPath })
    else { return "not sorted" }
    return "sorted by \(column.title), \(first.directionName)"
  }
}

/// A title that sorts by its column, with a direction mark while sorted; reversed with focus.
private struct TableTitle<Element>: View {
  let title: String
  let sort: KeyPathComparator<Element>
  /// True if the mark precedes the title, so that the title does not move when the mark appears.
  let isTrailing: Bool
  let order: Binding<[KeyPathComparator<Element>]>
  @Environment(\.isUnicode) private var isUnicode

  var body: some View {
    Button {
      order.wrappedValue = sort.pressed(in: order.wrappedValue)
    } label: {
      HStack(spacing: 0) {
        if isTrailing { mark }
        Text(title)
        if !isTrailing { mark }
      }
    }
    .buttonStyle(TableTitleStyle(isSorted: current != nil))
    .accessibilityLabel(current.map { "\(title), sorted \($0.directionName)" } ?? title)
    .accessibilityHint("Sorts the table.")
  }

  /// The order of the column, if it is the most significant one.
  private var current: KeyPathComparator<Element>? {
    order.wrappedValue.first.flatMap { $0.keyPath == sort.keyPath ? $0 : nil }
  }

  private var mark: some View {
    Text(sign).fixedSize().accessibilityHidden()
  }

  private var sign: String {
    switch current?.order {
    case nil: ""
    case .forward: isUnicode ? "▲" : "^"
    case .reverse: isUnicode ? "▼" : "v"
    }
  }
}

extension KeyPathComparator {
  fileprivate var directionName: String { order == .reverse ? "descending" : "ascending" }
}

private struct TableTitleStyle: ButtonStyle {
  let isSorted: Bool

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .reverse(configuration.isFocused && !configuration.isPressed)
      .bold(configuration.isPressed)
      .dim(!isSorted && !configuration.isFocused)
  }
}
