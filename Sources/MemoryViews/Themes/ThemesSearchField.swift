import TextUI

/// A field to search in, which says what was typed when nobody has typed for a while.
struct ThemesSearchField: View {
  let typed: Binding<String>
  let search: Binding<String>
  /// When the field will have been quiet for long enough.
  @State private var due: Duration?

  private static let quiet = Duration.milliseconds(300)

  var body: some View {
    TimelineView(.explicit([due].compactMap { $0 })) { now in
      TextField("Search", text: typed, prompt: "/ search", limit: 40)
        .onChange(of: typed.wrappedValue) { _, text in
          due = text.isEmpty ? now : now + Self.quiet
        }
        .onChange(of: due.map { now >= $0 } ?? false) { _, isDue in
          if isDue { settle() }
        }
    }
  }

  private func settle() {
    search.wrappedValue = typed.wrappedValue
    due = nil
  }
}
