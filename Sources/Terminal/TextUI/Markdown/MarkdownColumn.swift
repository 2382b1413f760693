/// Blocks of a Markdown text, one below the other.
struct MarkdownColumn: View {
  let blocks: [MarkdownBlock]
  let spacing: Int

  var body: some View {
    VStack(alignment: .leading, spacing: spacing) {
      ForEach(0..<blocks.count) { MarkdownBlockView(block: blocks[$0]) }
    }
  }
}

/// A block of a Markdown text.
private struct MarkdownBlockView: View {
  let block: MarkdownBlock

  var body: some View {
    switch block {
    case .paragraph(let runs): MarkdownText(runs: runs)
    case .heading(let level, let runs): MarkdownText(runs: runs).bold().underline(level == 1)
    case .code(let code):
      MarkdownText(runs: [MarkdownRun(text: code, isCode: true)]).padding(.leading, 2)
    case .quote(let blocks): MarkdownQuote(blocks: blocks)
    case .list(let list): MarkdownListView(list: list)
    case .rule: Divider()
    }
  }
}

/// A list with its bullets, or its numbers aligned at their ends.
private struct MarkdownListView: View {
  let list: MarkdownList
  @Environment(\.isUnicode) private var isUnicode

  var body: some View {
    VStack(alignment: .leading, spacing: list.isLoose ? 1 : 0) {
      ForEach(0..<list.items.count) { index in
        HStack(alignment: .top) {
          Text(sign(of: index)).fixedSize()
          MarkdownColumn(blocks: list.items[index], spacing: list.isLoose ? 1 : 0)
        }
      }
    }
  }

  private func sign(of index: Int) -> String {
    guard let start = list.start else { return isUnicode ? "•" : "*" }
    let (number, last) = ("\(start + index).", "\(start + list.items.count - 1).")
    return String(repeating: " ", count: last.count - number.count) + number
  }
}

/// A quote with a bar at its left.
private struct MarkdownQuote: Primitive {
  let blocks: [MarkdownBlock]

  func resolve(_ resolver: inout Resolver) {
    let bar = QuoteBar(ink: resolver.ink(adding: .dim))
    resolver.wrapper(bar) { MarkdownColumn(blocks: blocks, spacing: 1).resolve(&$0) }
  }
}

private struct QuoteBar: Element {
  let ink: Ink
  private static var width: Int { 2 }

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    let inner = proposal.reduced(width: Self.width, height: 0)
    let size = children.first?.sizeThatFits(inner) ?? .zero
    return Size(width: size.width + Self.width, height: size.height)
  }

  func place(in rect: Rect, _ children: Subviews, _ context: PlacementContext) {
    for child in children { child.place(in: rect.inset(by: EdgeInsets(leading: Self.width))) }
  }

  func draw(in rect: Rect, on painter: inout Painter) {
    let bar = Rect(x: rect.x, y: rect.y, width: min(1, rect.width), height: rect.height)
    painter.fill(bar, with: Cell(grapheme: painter.isUnicode ? 0x2502 : 0x7C), in: ink)
  }
}
