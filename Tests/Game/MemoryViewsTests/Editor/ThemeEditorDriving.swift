import MemoryModel
import MemoryViewModel
import TextUI

@testable import MemoryViews

/// The theme editor above the screen that opened it, and its user.
struct EditorDriving {
  let app: AppModel
  let screen: ScreenDriving

  /// Opens the editor; the first theme has a cover.
  init(
    _ id: String?, _ width: Int = 80, _ height: Int = 24, isUnicode: Bool = true,
    cover: ThemeCover = ThemeCover(), adding theme: Theme? = nil
  ) {
    let (app, path) = (SampleApp().model, Path())
    self.app = app
    app.library.change {
      $0[0].cover = cover
      if let theme { $0.append(theme) }
    }
    screen = ScreenDriving(Size(width: width, height: height), isUnicode: isUnicode) {
      NavigationStack(path: Bindable(path).values) {
        Text("the themes").navigationDestination(for: Int.self) { _ in
          ThemeEditorScreen(app: app, themeID: id)
        }
      }
    }
  }

  /// A class, because the navigation stack changes it.
  private final class Path {
    var values = [0]
  }

  var hasLeft: Bool { shows("the themes") }

  func shows(_ word: String) -> Bool { screen.text.contains(word) }

  /// Runs a script, and waits until all animations have ended.
  func does(_ script: String) throws {
    try screen.does(script)
    screen.rests(.seconds(1))
  }

  func clicks(_ word: String) throws {
    try screen.clicks(word)
    screen.rests(.seconds(1))
  }

  /// Moves the focus from the field above the faces to a used face.
  func focuses(_ symbol: String) throws {
    let faces = app.library.themes.first?.faces.map(\.symbol) ?? []
    let place = faces.firstIndex(of: symbol) ?? 0
    try screen.clicks(shows("dog = Hund") ? "dog = Hund" : "🐶🐱 dog")
    for _ in 0...place { try screen.does("tab") }
    screen.waits(.seconds(1))
  }
}
