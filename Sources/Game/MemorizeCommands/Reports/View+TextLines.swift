import TextUI

extension View {
  /// Returns the view as lines of text without trailing spaces.
  func textLines(_ size: Size, isUnicode: Bool) -> [String] {
    var environment = EnvironmentValues()
    environment.isUnicode = isUnicode
    let window = Window(environment: environment) { self }
    return window.frame(size: size, at: .zero).buffer.lines.map { line in
      String(line.prefix(line.count - line.reversed().prefix { $0 == " " }.count))
    }
  }
}
