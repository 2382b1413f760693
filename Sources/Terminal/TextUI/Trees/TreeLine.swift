/// A row of a tree: lines to the branches that contain it, the sign of its branch, and its content.
struct TreeLine<Content: View>: View {
  @Environment(\.drawsLines) private var drawsLines
  /// For each level from 2 on, whether no sibling follows on that level.
  let isLast: [Bool]
  let state: TreeRowState
  let toggle: () -> Void
  let content: Content

  var body: some View {
    HStack(spacing: 0) {
      Text(lines).dim().fixedSize().accessibilityHidden()
      sign
      HStack { content }
    }
  }

  @ViewBuilder private var sign: some View {
    switch state {
    case .leaf:
      Text(drawsLines && !isLast.isEmpty ? "─ " : "  ").dim().fixedSize().accessibilityHidden()
    case .collapsed: branchSign(drawsLines ? "▸ " : "+ ")
    case .expanded: branchSign(drawsLines ? "▾ " : "- ")
    }
  }

  private func branchSign(_ sign: String) -> some View {
    Text(sign)
      .fixedSize()
      .accessibilityHidden()
      .onTapGesture(perform: toggle)
  }

  private var lines: String {
    guard let last = isLast.last else { return "" }
    let (line, corner, branch) = drawsLines ? ("│ ", "└─", "├─") : ("| ", "` ", "| ")
    return isLast.dropLast().map { $0 ? "  " : line }.joined() + (last ? corner : branch)
  }
}
