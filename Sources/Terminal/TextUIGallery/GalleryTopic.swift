public import TextUI

/// One subject of the gallery: a short page of code, shown live.
public struct GalleryTopic: Identifiable {
  /// What is typed to see it, such as `layout/stacks`.
  public let name: String
  /// What it shows and what to try, in one sentence of ASCII.
  public let caption: String
  let content: () -> AnyView
  /// The code of its page, where that is kept; nil for screens of a program.
  let code: String?
  /// Whether it is a screen, which is shown as it is, without its caption.
  var isScreen = false
  /// When all that comes in by itself is there, counted from when it is first shown.
  var settledTime = Duration.zero

  public var id: String { name }

  /// - Parameters:
  ///   - name: Its section and its own name, with a slash between them.
  ///   - caption: What it shows and what to try.
  ///   - page: The page, shown below the caption.
  public init<Page: View>(_ name: String, _ caption: String, page: @escaping () -> Page) {
    self.name = name
    self.caption = caption
    content = { AnyView(page()) }
    code = PageCode.all["\(Page.self)"]
  }

  /// A topic that fills the window alone, such as a screen of a program.
  ///
  /// - Parameters:
  ///   - name: Its section and its own name, with a slash between them.
  ///   - caption: What it shows and what to try.
  ///   - settledTime: When all that comes in by itself is there, such as a popup after a while;
  ///     pictures show it then. Counted from when it is first shown.
  ///   - page: The screen.
  public init<Page: View>(
    screen name: String, _ caption: String, settledAfter settledTime: Duration = .zero,
    page: @escaping () -> Page
  ) {
    self.init(name, caption, page: page)
    isScreen = true
    self.settledTime = settledTime
  }

  /// The page with its caption, or the screen alone, as a preview of when it has settled.
  public var preview: Preview {
    Preview(name, at: settledTime) { GalleryPage(topic: self) }
  }
}

extension GalleryTopic {
  /// The part of the gallery it belongs to, such as `Layout`.
  var section: String { name.prefix { $0 != "/" }.asTitle }

  var title: String { name.drop { $0 != "/" }.dropFirst().asTitle }
}

extension Substring {
  /// `matched-geometry` as `Matched geometry`.
  fileprivate var asTitle: String {
    let words = split(separator: "-").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
