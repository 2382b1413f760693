/// A block of a Markdown text.
enum MarkdownBlock: Equatable {
  case paragraph([MarkdownRun])
  /// A heading with its level, from 1 to 6.
  case heading(Int, [MarkdownRun])
  /// The lines of a code block, separated by line breaks.
  case code(String)
  case quote([MarkdownBlock])
  case list(MarkdownList)
  case rule
}

/// A bullet list or a numbered list.
struct MarkdownList: Equatable {
  /// The number of the first item; nil for bullets.
  var start: Int?
  var items: [[MarkdownBlock]] = []
  /// True if empty lines separate the items.
  var isLoose = false
}

/// A part of a text in one style.
struct MarkdownRun: Equatable {
  var text: String
  var attributes: Style.Attributes = []
  /// The address that a terminal opens; nil outside of links.
  var link: LinkAddress?
  var isCode = false
}
