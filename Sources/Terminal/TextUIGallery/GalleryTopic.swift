public import TextUI

/// A topic of the gallery: a short page of code, shown live.
public struct GalleryTopic: Identifiable, Sendable {
  /// The section and the name, such as `layout/stacks`.
  public let name: String
  /// The caption, a sentence in ASCII: what the page shows and what to try.
  public let caption: String
  let content: @MainActor () -> AnyView
  /// The code of the page; nil for screens of a program.
  let code: PageCode?
  /// True for a screen, which is shown without its caption.
  var isScreen = false
  /// The time after which all that appears by itself is there, counted from when the page is shown.
  var settledTime = Duration.zero

  public var id: String { name }

  /// - Parameters:
  ///   - name: The section and the name, separated by a slash.
  ///   - caption: What the page shows and what to try.
  ///   - list: The path of the source file that calls this initialiser. The code of a page such as
  ///     `FruitPage` is shown if it is in the file `FruitPage.swift` beside it.
  ///   - page: Creates the page, shown below the caption.
  public init<Page: View>(
    _ name: String, _ caption: String, in list: String = #filePath,
    page: @escaping @MainActor () -> Page
  ) {
    self.name = name
    self.caption = caption
    content = { AnyView(page()) }
    code = PageCode(of: Page.self, listedIn: list)
  }

  /// Creates a topic that fills the window alone, such as a screen of a program.
  ///
  /// - Parameters:
  ///   - name: The section and the name, separated by a slash.
  ///   - caption: What the page shows and what to try.
  ///   - settledTime: The time, from when it is first shown, after which all that appears by itself
  ///     is
  ///     there, such as a delayed popup; pictures show this moment.
  ///   - page: Creates the screen.
  public init<Page: View>(
    screen name: String, _ caption: String, settledAfter settledTime: Duration = .zero,
    page: @escaping @MainActor () -> Page
  ) {
    self.init(name, caption, page: page)
    isScreen = true
    self.settledTime = settledTime
  }

  /// The page with its caption, or the screen alone, as a preview at its settled time.
  public var preview: Preview {
    Preview(name, at: settledTime) { GalleryPage(topic: self) }
  }
}

extension GalleryTopic {
  /// The section, such as `Layout`.
  var section: String { name.prefix { $0 != "/" }.asTitle }

  var title: String { name.drop { $0 != "/" }.dropFirst().asTitle }
}

extension Substring {
  /// The name as a title, such as `Matched geometry` for `matched-geometry`.
  fileprivate var asTitle: String {
    let words = split(separator: "-").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
