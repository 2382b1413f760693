import MemoryModel
import MemoryViewModel
import TextUI

/// A modifier that shows the notices of models as snackbars in the last row of the window.
///
/// A window has one board for all of its panes, because several panes may show one model.
struct NoticeBoard: ViewModifier {
  /// The models, each once.
  let apps: [AppModel]
  @State private var center = PopupCenter()
  /// The id of the last notice of each model that was shown.
  @State private var lastShown: [ObjectIdentifier: Notice.ID] = [:]
  @Environment(\.isConnectionSlow) private var isConnectionSlow

  /// A notice among those of all models.
  private struct Key: Hashable {
    let app: ObjectIdentifier
    let id: Notice.ID
  }

  func body(content: Content) -> some View {
    content
      .popups(center, snackbars: .lastRow)
      .onChange(of: isConnectionSlow) { _, isSlow in
        guard isSlow, let app = apps.first, app.settings.animation == .full else { return }
        app.notices.show(.info, "The connection is slow: animations are off.")
      }
      .onAppear(perform: showNew)
      .onChange(of: apps.map(ObjectIdentifier.init)) { _, _ in showNew() }
      .onChange(of: apps.flatMap { app in app.notices.all.map { key(of: $0, in: app) } }) {
        old, new in
        for key in Set(old).subtracting(new) { center.hideSnackbar(key) }
        showNew()
      }
  }

  private func key(of notice: Notice, in app: AppModel) -> Key {
    Key(app: ObjectIdentifier(app), id: notice.id)
  }

  private func showNew() {
    var shown: [ObjectIdentifier: Notice.ID] = [:]
    for app in apps {
      var last = lastShown[ObjectIdentifier(app)] ?? 0
      for notice in app.notices.all where notice.id > last {
        let key = key(of: notice, in: app)
        center.show(Snackbar(kind: notice.kind.snackbar, notice.text, id: key))
        last = notice.id
      }
      shown[ObjectIdentifier(app)] = last
    }
    lastShown = shown
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
