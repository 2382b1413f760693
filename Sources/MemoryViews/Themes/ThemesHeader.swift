import MemoryViewModel
import TextUI

/// The search field, how many themes there are, and how large they are shown.
struct ThemesHeader: View {
  let desk: ThemesDesk
  /// How many themes are shown.
  let found: Int

  var body: some View {
    HStack(spacing: 2) {
      ThemesSearchField(typed: desk.state.typed, search: desk.state.search)
        .focused(desk.state.isSearching)
        .onSubmit(desk.search)
        .frame(minWidth: 8, maxWidth: 30)
      Text(count).dim().lineLimit(1)
      Spacer()
      Picker("", selection: Binding(desk.app.settings, \.themeSize)) {
        ForEach(ThemeSize.allCases, id: \.self) { Text($0.title.prefix(1)).tag($0) }
      }
      .accessibilityLabel("Size")
      .fixedSize()
    }
    .frame(height: 1)
  }

  private var count: String {
    let all = desk.app.library.themes.count
    let selected = desk.now.selected.count
    if selected > 0 { return "\(selected) selected" }
    return desk.now.search.isEmpty ? "\(all) themes" : "\(found) of \(all)"
  }
}
