import MemoryModel
import MemoryViewModel
import TextUI

/// A modifier that shows the notices of the model as snackbars.
struct NoticeBoard: ViewModifier {
  let app: AppModel
  let center: PopupCenter
  @State private var lastShown: Notice.ID
  @Environment(\.isConnectionSlow) private var isConnectionSlow

  /// Creates a board.
  ///
  /// - Parameters:
  ///   - app: The model with the notices.
  ///   - center: The place of the snackbars.
  ///   - last: The id of the last notice that is not to be shown.
  init(app: AppModel, center: PopupCenter, after last: Notice.ID = 0) {
    (self.app, self.center) = (app, center)
    _lastShown = State(wrappedValue: last)
  }

  func body(content: Content) -> some View {
    content
      .onChange(of: isConnectionSlow) { _, isSlow in
        guard isSlow, app.settings.animation == .full else { return }
        app.notify(.info, "The connection is slow: animations are off.")
      }
      .onAppear(perform: showNew)
      .onChange(of: app.notices.map(\.id)) { old, new in
        for id in Set(old).subtracting(new) { center.hideSnackbar(id) }
        showNew()
      }
  }

  private func showNew() {
    for notice in app.notices where notice.id > lastShown {
      center.show(Snackbar(kind: notice.kind.snackbar, notice.text, id: notice.id))
      lastShown = notice.id
    }
  }
}

extension Notice.Kind {
  fileprivate var snackbar: Snackbar.Kind {
    switch self {
    case .info: .info
    case .success: .success
    case .warning: .warning
    case .error: .error
    }
  }
}
