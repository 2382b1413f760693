import MemoryViewModel
import TextUI

/// Says that there is nothing to choose from, and what helps.
struct NoThemes: View {
  let desk: ThemesDesk

  var body: some View {
    VStack(spacing: 1) {
      if desk.now.search.isEmpty {
        Text("There are no themes.").bold()
        Button("Bring back the built-in ones") { desk.app.library.restoreBuiltIn() }
          .defaultFocus()
      } else {
        Text("No theme matches \"\(desk.now.search.printable(atMost: 30))\".").bold()
        Button("Show all") { _ = desk.state.wrappedValue.giveUp() }.defaultFocus()
      }
    }
  }
}
