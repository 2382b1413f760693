import TextUI
import TextUIGallery

/// A gallery in a window of its own, and its user.
///
/// A class, because the window has an identity.
final class GalleryWalk {
  private let window: Window
  private let size: Size
  private var now = Duration.zero

  init(
    _ size: Size = Size(width: 80, height: 24), reducesMotion: Bool = true,
    topics: [GalleryTopic] = Gallery.textUI
  ) {
    var environment = EnvironmentValues()
    environment.reducesMotion = reducesMotion
    window = Window(environment: environment) { GalleryScreen(Gallery(topics)) }
    self.size = size
    window.frame(size: size, at: now)
  }

  /// The current frame.
  var frame: Frame { window.frame ?? window.frame(size: size, at: now) }
  var lines: [String] { frame.buffer.lines }
  /// The title of the focused row of the list.
  var marked: String? { lines.first { $0.hasPrefix("> ") }.map { $0.words(2) } }

  /// The words of the first row.
  var bar: String { lines[0].split(separator: " ").joined(separator: " ") }

  /// Runs a script, with a frame after each event.
  ///
  /// - Returns: True if the last event was handled.
  @discardableResult
  func does(_ script: String) throws -> Bool {
    var isTaken = false
    for event in try KeyScript(script).events {
      isTaken = window.send(event, at: now)
      window.frame(size: size, at: now)
    }
    return isTaken
  }

  func waits(_ time: Duration) {
    now += time
    window.frame(size: size, at: now)
  }

  /// Clicks the first cell of a word.
  func clicks(_ word: String) throws {
    for (y, line) in lines.enumerated() {
      guard let place = line.firstRange(of: word) else { continue }
      // Every wide cluster takes two columns.
      let before = line[..<place.lowerBound]
      let wide = before.count { $0.unicodeScalars.first?.properties.isEmojiPresentation == true }
      try does("click:\(before.count + wide),\(y)")
      return
    }
    throw NotThere(word: word)
  }

  struct NotThere: Error {
    let word: String
  }
}

extension String {
  /// Returns some words from the second on.
  fileprivate func words(_ count: Int) -> String {
    split(separator: " ").dropFirst().prefix(count).joined(separator: " ")
  }
}
