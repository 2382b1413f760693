import TextUI

extension TextPlace {
  /// The containers with a text inside.
  static var containers: [TextPlace] {
    stacks + lists + [
      TextPlace("Cell of a Table", columns: 2, rows: 1) { text in
        Table([0], id: \.self) { TableColumn("") { _ in Text(text) } }
      }
    ]
  }

  private static var stacks: [TextPlace] {
    [
      TextPlace("HStack", columns: 2) { text in
        HStack {
          Text("x")
          Text(text)
        }
      },
      TextPlace("HStack with a Spacer", columns: 3) { text in
        HStack {
          Text(text).lineLimit(1)
          Spacer()
          Text("x")
        }
      },
      TextPlace("VStack", rows: 1) { text in
        VStack(alignment: .leading) {
          Text("x")
          Text(text)
        }
      },
      TextPlace("Grid", columns: 2) { text in
        Grid {
          GridRow {
            Text("x")
            Text(text).lineLimit(1)
          }
        }
      },
      TextPlace("VGrid", columns: 2) { text in
        VGrid(columns: [.fixed(1), .flexible()]) {
          Text("x")
          Text(text).lineLimit(1)
        }
      },
      TextPlace("LazyVGrid") { text in
        ScrollView {
          LazyVGrid(columns: [.flexible()]) { ForEach(0..<1) { _ in Text(text).lineLimit(1) } }
        }
      },
    ]
  }

  private static var lists: [TextPlace] {
    [
      TextPlace("Row of a List", columns: 2) { text in
        List([0], id: \.self) { _ in Text(text).lineLimit(1) }
      },
      TextPlace("Header in a List", columns: 2) { text in
        List { Section(text) { Text("x") } }.lineLimit(1)
      },
      TextPlace("LazyVStack") { text in
        ScrollView { LazyVStack { ForEach(0..<1) { _ in Text(text).lineLimit(1) } } }
      },
    ]
  }
}
