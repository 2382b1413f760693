/// A view with content that can be loaded again.
private struct RefreshableView<Content: View>: View {
  let content: Content
  let action: @MainActor () async -> Void
  @State private var refresh = Refresh()

  var body: some View {
    VStack(spacing: 0) {
      sign
      content
    }
    .environment(\.refresh, RefreshAction(refresh: refresh))
    .onWheel { _, notches in refresh.turn(notches) }
    .modifier(RefreshKeys(refresh: refresh, action: action))
    .onSettled(of: refresh.pulls, for: Refresh.rest) { _ in refresh.arm() }
    .onSettled(of: refresh.pulls, for: Refresh.patience) { _ in refresh.release() }
    .onDisappear { refresh.cancel() }
  }

  @ViewBuilder private var sign: some View {
    if refresh.isRunning {
      ProgressView("Refreshing").lineLimit(1).announce("Refreshing")
    } else if refresh.pulls > 0 {
      Text("Pull again to refresh, or F5").lineLimit(1).dim()
    }
  }
}

/// The keys that refresh, wherever the focus is.
private struct RefreshKeys: ViewModifier {
  let refresh: Refresh
  let action: @MainActor () async -> Void

  func body(content: Content) -> some View {
    ResolvedView(content) { resolver, content in
      refresh.action = action
      let begin = { _ = refresh.begin() }
      resolver.responding(to: .shortcut(KeyPress(.function(5)), begin)) { inner in
        inner.responding(to: .shortcut(KeyPress(.character("r"), modifiers: .control), begin)) {
          content.resolve(&$0)
        }
      }
    }
  }
}

extension View {
  /// Sets the action that loads the content of the view again.
  ///
  ///     List(mails) { Text($0.subject) }
  ///       .refreshable { await mailbox.load() }
  ///
  /// F5 and ^R start it wherever the focus is; so does pulling down with the wheel: a turn at the
  /// top of the content shows a hint, and another one starts the action. A view inside can start it
  /// by `\.refresh` of the environment. While it runs, a line above the content shows progress, and
  /// further requests are ignored. It is cancelled when the view leaves.
  ///
  /// - Parameter action: The work, which is finished when it returns.
  /// - Returns: The view, in a column below the line of progress.
  public func refreshable(action: @escaping @MainActor () async -> Void) -> some View {
    RefreshableView(content: self, action: action)
  }
}
