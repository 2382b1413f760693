public import TextUI

/// The gallery to walk through: a list of topics, and a page for each.
public struct GalleryScreen: View {
  private let gallery: Gallery

  public init(_ gallery: Gallery) {
    self.gallery = gallery
  }

  public var body: some View {
    NavigationStack {
      GalleryList(gallery: gallery)
        .navigationTitle("Gallery")
        .toolbar { KeyHints("↑↓ Enter  q quit", ascii: "Arrows Enter  q quit") }
        .navigationDestination(for: String.self) { name in
          if let topic = gallery.topic(named: name) {
            GalleryPage(topic: topic)
              .navigationTitle(topic.title)
              .toolbar { KeyHints("Esc  q quit", ascii: "Esc  q quit") }
          }
        }
    }
  }
}

/// The keys a screen listens to.
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
