import MemoryModel
import MemoryViewModel
import TextUI

/// Says that there is nothing to choose from, and what helps.
struct NoThemes: View {
  let controller: ThemesController

  var body: some View {
    VStack(spacing: 1) {
      if controller.now.search.isEmpty {
        Text("There are no themes.").bold()
        Button("Bring back the built-in ones") { controller.app.library.restoreBuiltIn() }
          .defaultFocus()
      } else {
        Text("No theme matches \"\(controller.now.search.printable(atMost: 30))\".").bold()
        Button("Show all") { _ = controller.state.wrappedValue.giveUp() }.defaultFocus()
      }
    }
  }
}
