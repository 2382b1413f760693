import TextUI

extension TextPlace {
  /// The panes and trees with a text.
  static var panes: [TextPlace] {
    [
      TextPlace("Root of a tree", columns: 4) { text in
        Tree([[0]], id: \.self, children: { _ in nil }) { _ in Text(text).lineLimit(1) }
      },
      TextPlace("Branch of a tree", columns: 6, rows: 1) { text in
        Tree([0], id: \.self, children: { $0 == 0 ? [1] : nil }, isExpanded: .constant([0])) {
          Text($0 == 0 ? "x" : text).lineLimit(1)
        }
      },
      TextPlace("Title of a pane", columns: 7, rows: 6) { text in
        Workspace(.constant(LayerOrder([0, 1])), key: .constant(0)) { number in
          Color.clear.navigationTitle(number == 0 ? text : "x")
        }
        // The second pane is below the first.
        .environment(\.cellAspect, 0.1)
      },
      TextPlace("LogPane") { text in
        let log = TerminalLog()
        log.append(Array("\(text)\n".utf8))
        return LogPane().environment(log)
      },
    ]
  }

  /// The titles of tables and choices, which may be buttons.
  static var tables: [TextPlace] {
    [
      table("Title of a table", columns: 2, order: nil),
      table("Title of a sortable table", columns: 2),
      table("Title of a sorted table", columns: 3, order: sorted),
      table("Title of numbers", columns: 2, alignment: .trailing),
      table("Title of sorted numbers", columns: 3, order: sorted, alignment: .trailing),
      table("Title beside a bar", columns: 3, count: 9),
      table("Title of a sorted table with a bar", columns: 4, order: sorted, count: 9),
      table("Title of a narrow column", columns: 4, column: 3),
      table("Title of a narrow sorted column", columns: 5, order: sorted, column: 4),
      TextPlace("Title of an inline picker", rows: 1) { text in
        Picker(text, selection: .constant(0)) { Text("x").tag(0) }.pickerStyle(.inline)
      },
    ]
  }

  private static let sorted = [KeyPathComparator<Int>(\.self, order: .reverse)]

  /// Returns the table of a column, which may have a width of its own.
  private static func table(
    _ name: String, columns: Int, order: [KeyPathComparator<Int>]? = [],
    alignment: HorizontalAlignment = .leading, count: Int = 1, column: Int? = nil
  ) -> TextPlace {
    TextPlace(name, columns: columns, rows: 1) { text in
      Table(Array(0..<count), id: \.self, sortOrder: order.map { .constant($0) }) {
        TableColumn(text, value: \.self) { _ in Text("x") }.alignment(alignment).width(column)
      }
    }
  }
}
