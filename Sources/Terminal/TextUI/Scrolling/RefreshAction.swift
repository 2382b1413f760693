/// An action that loads the content of a view again.
///
///     @Environment(\.refresh) private var refresh
///     var body: some View { Button("Again") { Task { await refresh?() } } }
///
/// It is called like a function, and returns when the content is loaded. The caller's task, if it
/// is cancelled, cancels the work.
@MainActor public struct RefreshAction {
  let refresh: Refresh

  /// Loads the content again; returns at once if that is in progress.
  public func callAsFunction() async {
    guard let task = refresh.begin() else { return }
    await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
  }
}

extension EnvironmentValues {
  /// The action of the nearest `refreshable(action:)`; nil without one.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

private enum RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}
