import MemoryModel
import MemoryViewModel
import Streams
import TextUI

/// The search field, the number of themes, and their size.
struct ThemesHeader: View {
  let controller: ThemesController
  /// The number of themes that are shown.
  let found: Int

  var body: some View {
    HStack(spacing: 2) {
      SearchField(typed: controller.$state.typed, search: controller.$state.search)
        .focused(controller.$isSearching)
        .onSubmit(controller.search)
        .frame(minWidth: 8, maxWidth: 30)
      Text(count).dim().lineLimit(1)
      Spacer()
      Picker("", selection: Bindable(controller.app.settings).themeSize) {
        ForEach(ThemeSize.allCases, id: \.self) { Text($0.title.prefix(1)).tag($0) }
      }
      .accessibilityLabel("Size")
      .fixedSize()
    }
    .frame(height: 1)
  }

  private var count: String {
    let all = controller.app.library.themes.count
    let selected = controller.state.selected.count
    if selected > 0 { return "\(selected) selected" }
    return controller.state.search.isEmpty ? "\(all) themes" : "\(found) of \(all)"
  }
}

/// A search field that reports the text after a pause in typing.
private struct SearchField: View {
  let typed: Binding<String>
  let search: Binding<String>

  private static let quiet = Duration.milliseconds(300)

  var body: some View {
    TextField("Search", text: typed, prompt: "/ search", limit: 40)
      .onChange(of: typed.wrappedValue, through: Self.searches) { search.wrappedValue = $0 }
  }

  /// Returns the searches; an emptied field shows all themes at once.
  private static func searches(
    _ texts: Publisher<String, Never>
  ) -> Publisher<String, Never> {
    texts.debounce(for: quiet).merge(with: texts.filter(\.isEmpty))
  }
}

/// The line above the grid while the player's own themes cannot be read.
///
/// The grid has the themes that were read before, or the built-in ones, so that they can be played.
struct UnreadableThemes: View {
  let reason: String
  let retry: () -> Void

  var body: some View {
    HStack {
      Text("! Your own themes cannot be read: \(reason.printable(atMost: 200))")
        .foregroundStyle(.yellow).lineLimit(2)
      Spacer(minLength: 0)
      Button("Try again", action: retry).fixedSize()
    }
  }
}
