import TextUI

/// The buttons after a game, in one row; the first one has the focus, which deals again.
struct ResultButtons: View {
  let again: () -> Void
  let sameDeal: () -> Void
  /// Opens the page of the chart; nil if the chart is on this page.
  var openChart: (() -> Void)?
  let next: Next?
  let close: () -> Void
  let role: TableRole

  /// The theme that is offered, and its deal.
  struct Next {
    let theme: String
    let play: () -> Void

    var title: String { "Next: \(theme)" }
  }

  var body: some View {
    GeometryReader { space in
      row(Row.allCases.first { width(of: $0) <= space.size.width } ?? .short)
        .frame(maxWidth: .max)
    }
    .frame(height: 1)
  }

  /// The length of the row; the longest first.
  private enum Row: CaseIterable {
    case whole
    /// Without the next theme.
    case usual
    /// Without a button that closes, as Esc does.
    case short
  }

  private func row(_ row: Row) -> some View {
    HStack(spacing: 1) {
      if role != .watcher { Button(againTitle(row), action: again).defaultFocus() }
      if role == .owner { Button("Same deal", action: sameDeal) }
      if row == .whole, let next { Button(next.title, action: next.play) }
      if let openChart { Button("Chart", action: openChart) }
      if row != .short || role == .watcher { close(isFocused: role == .watcher) }
    }
    .fixedSize()
  }

  private func againTitle(_ row: Row) -> String { row == .whole ? "Play again" : "Again" }

  /// Returns the columns of a row: each title has four more, and a space between two.
  private func width(of row: Row) -> Int {
    let titles = [
      role == .watcher ? nil : againTitle(row), role == .owner ? "Same deal" : nil,
      row == .whole ? next?.title : nil, openChart == nil ? nil : "Chart",
      row == .short ? nil : "Close",
    ].compactMap { $0 }
    return titles.reduce(-1) { $0 + $1.approximateColumns + 5 }
  }

  @ViewBuilder private func close(isFocused: Bool) -> some View {
    if isFocused {
      Button("Close", action: close).defaultFocus()
    } else {
      Button("Close", action: close)
    }
  }
}
