import TextUI

/// The list of all topics by section, in columns if the window is wide.
struct GalleryList: View {
  let gallery: Gallery

  var body: some View {
    GeometryReader { proxy in
      ScrollView {
        VGrid(
          columns: columns(in: proxy.size), alignment: .topLeading, spacing: 3, rowSpacing: 1
        ) {
          ForEach(gallery.sections, id: \.name) { section in
            VStack(alignment: .leading) {
              Text(section.name).bold().foregroundStyle(.cyan)
              ForEach(section.topics) {
                GalleryRow(topic: $0, isFirst: $0.name == gallery.topics.first?.name)
              }
            }
          }
        }
      }
    }
  }

  /// Returns one column, or two if whole captions fit into both.
  private func columns(in size: Size) -> [GridItem] {
    Array(repeating: .flexible(), count: size.width < 180 ? 1 : 2)
  }
}

/// A topic in the list: its title, and its caption where there is room.
private struct GalleryRow: View {
  let topic: GalleryTopic
  let isFirst: Bool

  var body: some View {
    NavigationLink(value: GalleryScreen.Place.page(topic.name)) {
      Text(topic.title).lineLimit(1).frame(width: 20, alignment: .leading)
      Text(topic.caption).dim().lineLimit(1).layoutPriority(1)
      Spacer()
    }
    .buttonStyle(RowStyle())
    .defaultFocus(isFirst)
  }
}

/// A row of full width with a mark before it when it has focus.
private struct RowStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      Text(configuration.isFocused ? "> " : "  ").fixedSize()
      configuration.label
    }
    .bold(configuration.isFocused)
    .foregroundStyle(configuration.isFocused ? .brightWhite : .terminal)
    .background(configuration.isFocused ? Color.blue : .clear)
  }
}
