import TextUI
import TextUITesting

/// A view that shows a text, and the cells that the view needs beside it.
struct TextPlace {
  let name: String
  /// The columns of the view without the text.
  let columns: Int
  /// The rows of the view without the text.
  let rows: Int
  /// True if the beginning of the text is shown.
  let showsStart: Bool
  /// True if a text that is too long can be scrolled, so that the bar is its mark.
  let scrolls: Bool
  /// The keys to press before the text is shown.
  private let keys: [Key]
  private let view: (String) -> AnyView

  init(
    _ name: String, columns: Int = 0, rows: Int = 0, showsStart: Bool = true, scrolls: Bool = false,
    after keys: Key...,
    @ViewBuilder view: @escaping (String) -> some View
  ) {
    (self.name, self.columns, self.rows) = (name, columns, rows)
    (self.showsStart, self.scrolls, self.keys) = (showsStart && !scrolls, scrolls, keys)
    self.view = { AnyView(view($0)) }
  }

  /// Returns the rows of a window with the view.
  func shown(_ text: String, _ width: Int, _ height: Int, isUnicode: Bool = true) -> [String] {
    var environment = EnvironmentValues()
    (environment.isUnicode, environment.reducesMotion) = (isUnicode, true)
    let stage = Stage(width: width, height: height, environment: environment) { view(text) }
    for key in keys { stage.key(key) }
    return stage.at(.seconds(1)).rows
  }
}
