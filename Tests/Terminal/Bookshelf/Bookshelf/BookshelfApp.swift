import TerminalIO
import TextUI

/// A shelf of books, written as for SwiftUI.
@main struct BookshelfApp: TerminalApp {
  @State private var library = Library {
    try await Task.sleep(for: .milliseconds(200))
    return Book.samples
  }

  var body: some View {
    ShelfScreen()
      .environment(library)
      .environment(\.year, 2026)
  }
}
