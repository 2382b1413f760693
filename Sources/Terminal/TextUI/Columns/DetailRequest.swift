/// The wish of lists in a sidebar to show the detail of their selected row.
final class DetailRequest {
  private var isMade = false
  private let redraw: Redraw

  init(_ redraw: Redraw) {
    self.redraw = redraw
  }

  /// True if the detail is shown where there is room for only one column.
  var isShown: Binding<Bool> {
    Binding { [self] in
      isMade
    } set: { [self] wish in
      if wish != isMade { redraw.request() }
      isMade = wish
    }
  }

  func show() { isShown.wrappedValue = true }
}

extension EnvironmentValues {
  /// The request for the detail of the enclosing sidebar; nil where lists do not decide it.
  var detail: DetailRequest? {
    get { self[DetailKey.self] }
    set { self[DetailKey.self] = newValue }
  }
}

private enum DetailKey: EnvironmentKey {
  static var defaultValue: DetailRequest? { nil }
}
