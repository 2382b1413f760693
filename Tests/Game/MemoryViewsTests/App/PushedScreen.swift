import TextUI

/// A screen as the program shows it: pushed above another one, below the bar.
struct PushedScreen<Content: View>: View {
  @State private var path = [0]
  @ViewBuilder let content: () -> Content

  var body: some View {
    NavigationStack(path: $path) {
      Text("the themes").navigationDestination(for: Int.self) { _ in content() }
    }
  }
}

extension ScreenDriving {
  /// Shows a screen with the navigation bar.
  convenience init<Content: View>(
    pushed size: Size = .usual, colorScheme: ColorScheme = .dark, isUnicode: Bool = true,
    @ViewBuilder _ content: @escaping () -> Content
  ) {
    self.init(size, colorScheme: colorScheme, isUnicode: isUnicode) {
      PushedScreen(content: content)
    }
  }
}

extension Size {
  nonisolated static let smallest = Size(width: 40, height: 12)
  nonisolated static let usual = Size(width: 80, height: 24)
  static let large = Size(width: 200, height: 60)
}
