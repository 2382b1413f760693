import TextUI

/// The keys of the themes.
struct ThemesHelp: View {
  @Environment(\.dismiss) private var dismiss

  private static let keys = [
    ("Enter", "play"), ("/", "search"), ("Space", "select several"), ("1 2 3", "size of tiles"),
    ("e", "edit"), ("n", "new theme"), ("D", "duplicate"), ("< >", "move in the list"),
    ("d", "delete"), ("u", "bring back"), ("r", "reset built-in"), ("v", "view whole"),
    ("x", "export"), ("i", "import"), ("c", "scores"), ("g", "games"), ("s", "settings"),
  ]

  var body: some View {
    VStack(spacing: 1) {
      VGrid(columns: [.adaptive(minimum: 24)], alignment: .leading, spacing: 2) {
        ForEach(Self.keys, id: \.0) { key, action in
          HStack {
            Text(key).bold().frame(width: 6, alignment: .leading)
            Text(action)
          }
        }
      }
      Button("Close") { dismiss() }.defaultFocus()
    }
    .padding(.horizontal, 2)
    .padding(.vertical)
  }
}
