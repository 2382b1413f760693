public import TextUI

/// The gallery: a list of topics, a page for each, and the code of each page.
///
/// F12 shows what the program prints.
public struct GalleryScreen: View {
  @State private var path: [Place] = []
  private let gallery: Gallery

  /// Creates the screen, which starts at the list of topics.
  public init(_ gallery: Gallery) {
    self.gallery = gallery
  }

  /// A destination reached from the list.
  enum Place: Hashable {
    case page(String)
    case code(title: String, text: String)
  }

  public var body: some View {
    NavigationStack(path: $path) {
      GalleryList(gallery: gallery)
        .navigationTitle("Gallery")
        .toolbar { KeyHints("↑↓ Enter  q quit", ascii: "Arrows Enter  q quit") }
        .navigationDestination(for: Place.self) { destination(of: $0) }
    }
    .logPane()
  }

  @ViewBuilder private func destination(of place: Place) -> some View {
    switch place {
    case .page(let name):
      if let topic = gallery.topic(named: name) { page(of: topic) }
    case .code(let title, let text):
      CodeScreen(code: text)
        .navigationTitle("\(title): the code")
        .toolbar { KeyHints("↑↓ Esc", ascii: "Arrows Esc") }
        .onKeyPress(.character("c")) { path.removeLast() }
    }
  }

  private func page(of topic: GalleryTopic) -> some View {
    let code = topic.code == nil ? "" : "c code  "
    return GalleryPage(topic: topic)
      .navigationTitle(topic.title)
      .toolbar { KeyHints("\(code)Esc  q quit", ascii: "\(code)Esc  q quit") }
      .onKeyPress { press in
        guard press == KeyPress(.character("c")), let code = topic.code else { return .ignored }
        path.append(.code(title: topic.title, text: code.read()))
        return .handled
      }
  }
}

/// The keys of a screen.
private struct KeyHints: View {
  @Environment(\.isUnicode) private var isUnicode
  let unicode: String
  let ascii: String

  init(_ unicode: String, ascii: String) {
    self.unicode = unicode
    self.ascii = ascii
  }

  var body: some View { Text(isUnicode ? unicode : ascii).dim().lineLimit(1) }
}
