/// The rows of a list of views, which can be selected by their tags; created by `List`.
public struct TaggedList<Tag: Hashable, Content: View>: View {
  let selection: Binding<Tag?>
  let open: (Tag) -> Void
  let content: Content

  public var body: some View {
    Group(subviews: content) { rows in
      let tags = rows.compactMap { $0.tag(of: Tag.self) }
      ScrollViewReader { proxy in
        scrollView(rows)
          .onAppear { if let tag = selection.wrappedValue { proxy.scrollTo(tag) } }
          .onChange(of: selection.wrappedValue) { _, tag in if let tag { proxy.scrollTo(tag) } }
          .focusable()
          .onKeyPress { take($0, tags, page: proxy.visibleRows) }
      }
    }
  }

  private func scrollView(_ rows: SubviewCollection) -> some View {
    var view = ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(rows) { row in
          if let tag = row.tag(of: Tag.self) {
            selectable(row, tag)
          } else {
            row
          }
        }
      }
      .frame(maxWidth: .max, alignment: .leading)
    }
    view.wantsKeys = false
    return view
  }

  private func selectable(_ row: ResolvedSubview, _ tag: Tag) -> some View {
    ListRow(isSelected: selection.wrappedValue == tag, content: row)
      .onTapGesture(count: 2) { open(tag) }
      .onTapGesture { selection.wrappedValue = tag }
      .id(tag)
  }

  private func take(_ press: KeyPress, _ tags: [Tag], page: Int) -> KeyResult {
    guard press.modifiers.isDisjoint(with: [.control, .alt]) else { return .ignored }
    let index = tags.firstIndex { $0 == selection.wrappedValue }
    if let step = GridStep(press.key) {
      var selected = ListSelection(index, of: tags.count)
      guard selected.move(step, page: page), let index = selected.index else { return .ignored }
      selection.wrappedValue = tags[index]
      return .handled
    }
    guard press.key == .enter, let index else { return .ignored }
    open(tags[index])
    return .handled
  }
}

/// The rows of a list without selection; created by `List`.
public struct PlainList<Content: View>: View {
  let content: Content

  public var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) { content }
        .frame(maxWidth: .max, alignment: .leading)
    }
  }
}
