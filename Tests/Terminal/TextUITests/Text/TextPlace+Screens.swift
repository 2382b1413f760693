import TextUI

extension TextPlace {
  /// The bars with a text.
  static var screens: [TextPlace] {
    [
      TextPlace("Title of a screen", rows: 1) { text in
        NavigationStack { Text("x").navigationTitle(text) }
      },
      TextPlace("NavigationLink", columns: 4) { text in
        NavigationStack { NavigationLink(text, value: 1) }
      },
      TextPlace("Title of a tab", columns: 2, rows: 1) { text in
        TabView { Text("x").tabItem(text) }
      },
      TextPlace("Bar at an edge", rows: 1) { text in
        Color.clear.safeAreaInset(edge: .bottom) { Text(text).lineLimit(1) }
      },
      TextPlace("Sidebar of a split view") { text in
        NavigationSplitView(showsDetail: .constant(false)) {
          Text(text).lineLimit(1)
        } detail: {
          Text("x")
        }
      },
    ]
  }
}
