/// The rows of a list of views, which can be selected by their tags; created by `List`.
public struct TaggedList<Tag: Hashable, Content: View>: View {
  let selection: Binding<Tag?>
  let open: ((Tag) -> Void)?
  let content: Content
  @Environment(\.detail) private var detail
  /// The selected tag of the last frame, in which there was none before the first one.
  @State private var lastSelected = Remembered<Tag??>(nil)

  public var body: some View {
    Group(subviews: content.environment(\.listRow, .selectable)) { rows in
      let editor = RowEditor()
      let tagged = rows.compactMap { TaggedRow<Tag>(row: $0) }
      ScrollViewReader { proxy in
        // Not by `onChange`, whose action would need a further frame with all rows evaluated.
        let _ = takeNewSelection().map { proxy.revealNow($0) }
        scrollView(rows)
          .onAppear { if let tag = selection.wrappedValue { proxy.scrollTo(tag) } }
          .onChange(of: tagged) { old, new in selectNeighbour(old, new) }
          .focusable()
          .onKeyPress { take($0, tagged, editor, proxy) }
      }
    }
  }

  /// Returns the selected tag if another or none was selected in the last frame.
  private func takeNewSelection() -> Tag? {
    let (last, selected) = (lastSelected.value, selection.wrappedValue)
    lastSelected.value = .some(selected)
    return last.flatMap { $0 == selected ? nil : selected }
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
    ListRow.content(isSelected: selection.wrappedValue == tag) {
      row.resolve(&$0)
    } onTap: { press in
      // Selects at once: an action of two taps would let the first wait.
      if press.tapCount == 2 { open?(tag) } else { selection.wrappedValue = tag }
      detail?.show()
    }
    .id(tag)
  }

  private func take(
    _ press: KeyPress, _ rows: [TaggedRow<Tag>], _ editor: RowEditor, _ proxy: ScrollViewProxy
  ) -> KeyResult {
    let index = rows.firstIndex { $0.tag == selection.wrappedValue }
    if let index, let edit = rows[index].edit,
      case .handled = editor.take(press, edit.edits, at: edit.index, of: edit.count)
    {
      proxy.scrollTo(rows[index].tag)
      return .handled
    }
    guard press.modifiers.isDisjoint(with: [.control, .alt]) else { return .ignored }
    if let step = GridStep(press.key) {
      var selected = ListSelection(index, of: rows.count)
      guard selected.move(step, page: proxy.visibleRows), let index = selected.index else {
        return .ignored
      }
      let tag = rows[index].tag
      selection.wrappedValue = tag
      if selection.wrappedValue == tag { proxy.reveal(tag) }
      return .handled
    }
    guard press.key == .enter, let index else { return .ignored }
    return openRow(open.map { open in { open(rows[index].tag) } } ?? rows[index].link, detail)
  }

  /// Selects the row in the place of the selected one, if that could be deleted and is gone.
  private func selectNeighbour(_ old: [TaggedRow<Tag>], _ new: [TaggedRow<Tag>]) {
    guard let index = old.firstIndex(where: { $0.tag == selection.wrappedValue }),
      old[index].edit?.edits.delete != nil, !new.contains(old[index])
    else { return }
    selection.wrappedValue = ListSelection(index, of: new.count).index.map { new[$0].tag }
  }
}

/// A row that can be selected; equal to others with its tag.
private struct TaggedRow<Tag: Hashable>: Equatable {
  let tag: Tag
  let edit: RowEdit?
  let link: (() -> Void)?

  init?(row: ResolvedSubview) {
    guard let tag = row.tag(of: Tag.self) else { return nil }
    (self.tag, edit, link) = (tag, row[RowEditKey.self], row.link)
  }

  static func == (one: TaggedRow, other: TaggedRow) -> Bool { one.tag == other.tag }
}

/// The rows of a list without selection; created by `List`.
public struct PlainList<Content: View>: View {
  let content: Content

  public var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) { content }
        .frame(maxWidth: .max, alignment: .leading)
        .environment(\.listRow, .plain)
    }
  }
}
