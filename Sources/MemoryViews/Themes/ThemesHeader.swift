import MemoryModel
import MemoryViewModel
import TextUI

/// The search field, how many themes there are, and how large they are shown.
struct ThemesHeader: View {
  let controller: ThemesController
  /// How many themes are shown.
  let found: Int

  var body: some View {
    HStack(spacing: 2) {
      ThemesSearchField(typed: controller.state.typed, search: controller.state.search)
        .focused(controller.state.isSearching)
        .onSubmit(controller.search)
        .frame(minWidth: 8, maxWidth: 30)
      Text(count).dim().lineLimit(1)
      Spacer()
      Picker("", selection: Binding(controller.app.settings, \.themeSize)) {
        ForEach(ThemeSize.allCases, id: \.self) { Text($0.title.prefix(1)).tag($0) }
      }
      .accessibilityLabel("Size")
      .fixedSize()
    }
    .frame(height: 1)
  }

  private var count: String {
    let all = controller.app.library.themes.count
    let selected = controller.now.selected.count
    if selected > 0 { return "\(selected) selected" }
    return controller.now.search.isEmpty ? "\(all) themes" : "\(found) of \(all)"
  }
}
