/// A text in Markdown: paragraphs, headings, lists, quotes and code blocks, wrapped to the width.
///
///     Markdown("**Find** the *pairs*. See [the rules](https://example.com/rules).")
///
/// Emphasis, strong emphasis, struck text, code and links are marked as in GitHub's Markdown. The
/// address of a link is shown behind its text; the terminal can open both (OSC 8). Markup that is
/// malformed or not supported, such as HTML, images and tables, is shown as typed. A text higher
/// than its place belongs in a `ScrollView`.
public struct Markdown: View {
  private let text: String
  @State private var parsed = ParsedMarkdown()

  /// Creates a text, which is parsed when it changes.
  public init(_ text: String) {
    self.text = text
  }

  public var body: some View {
    MarkdownColumn(blocks: parsed.blocks(of: text), spacing: 1)
  }
}

/// The blocks of the latest text; a class, because a change of it needs no new frame.
private final class ParsedMarkdown {
  private var text = ""
  private var blocks: [MarkdownBlock] = []

  func blocks(of text: String) -> [MarkdownBlock] {
    if self.text != text { (self.text, blocks) = (text, MarkdownParser.blocks(of: text)) }
    return blocks
  }
}
