/// A paragraph of a Markdown text, or a code block.
struct MarkdownText: View {
  let runs: [MarkdownRun]

  /// The colour of code, which is not marked on terminals without colours.
  private static var codeColor: Color { .cyan }

  var body: some View {
    StyledText(
      runs.map { run in
        StyledText.Run(run.text, link: run.link) { style in
          style.attributes.formUnion(run.attributes)
          if run.isCode { style.foreground = Self.codeColor }
        }
      })
  }
}
