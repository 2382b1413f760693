/// The lines that the program has printed while its screen is shown, the latest at the bottom.
///
/// It scrolls, and follows new lines as long as the latest one is visible. The lines are those of
/// the `TerminalLog` in the environment.
public struct LogPane: View {
  @Environment(TerminalLog.self) private var log: TerminalLog?
  @State private var position = Point.zero

  /// Creates a pane.
  public init() {}

  public var body: some View {
    let lines = log?.lines ?? []
    if lines.isEmpty {
      Text("Nothing was printed.").dim().frame(maxWidth: .max, maxHeight: .max)
    } else {
      ScrollViewReader { proxy in
        ScrollView(position: $position) {
          LazyVStack(alignment: .leading) {
            ForEach(lines.indices, id: \.self) { Text(lines[$0]).lineLimit(1) }
          }
        }
        .onAppear { proxy.scrollTo(lines.count - 1) }
        .onChange(of: lines.count) { old, new in
          if position.y + proxy.visibleRows >= old { proxy.scrollTo(new - 1) }
        }
      }
    }
  }
}

/// A view above a pane with the log, while the pane is shown.
private struct LogPaneModifier: ViewModifier {
  let key: KeyPress
  @State private var isShown = false
  @Environment(TerminalLog.self) private var log: TerminalLog?

  func body(content: Content) -> some View {
    VStack(spacing: 0) {
      content.frame(maxWidth: .max, maxHeight: .max)
      if isShown {
        VStack(alignment: .leading, spacing: 0) {
          Text(title).reverse().lineLimit(1)
          LogPane()
        }
        .containerRelativeFrame(.vertical, count: 3, span: 1, spacing: 0)
      }
    }
    .modifier(LogKey(key: key) { isShown.toggle() })
  }

  private var title: String {
    let count = log?.lines.count ?? 0
    return " Printed: \(count) \(count == 1 ? "line" : "lines") "
  }
}

private struct LogKey: ViewModifier {
  let key: KeyPress
  let toggle: () -> Void

  func body(content: Content) -> some View {
    ResolvedView(content) { resolver, content in
      resolver.responding(to: .shortcut(key, toggle)) { content.resolve(&$0) }
    }
  }
}

extension View {
  /// Shows what the program has printed in the lower third, after a key and until that key again.
  ///
  /// For the root view of a program in development, because the screen hides its output.
  ///
  /// - Parameters:
  ///   - key: The key, by default F12.
  ///   - modifiers: The modifiers of the key.
  /// - Returns: The view, which takes all space.
  public func logPane(
    on key: Key = .function(12), modifiers: EventModifiers = []
  ) -> some View {
    modifier(LogPaneModifier(key: KeyPress(key, modifiers: modifiers)))
  }
}
