import TextUI

/// What a table says of each element, below a title.
struct TableColumn<Element> {
  let title: String
  /// Cells; nil takes an equal share of what the others leave.
  let width: Int?
  /// Where texts lie in the column, and its title with them.
  let alignment: HorizontalAlignment
  let text: (Element) -> String

  /// - Parameters:
  ///   - title: What stands above it.
  ///   - width: Cells, or nil for a share of what is left.
  ///   - alignment: Trailing for numbers.
  ///   - text: What it says of an element, fit to be shown; cut where it is too long.
  init(
    _ title: String, width: Int? = nil, alignment: HorizontalAlignment = .leading,
    text: @escaping (Element) -> String
  ) {
    self.title = title
    self.width = width
    self.alignment = alignment
    self.text = text
  }

  /// A column of numbers, or of what is read like them.
  static func number(
    _ title: String, width: Int, text: @escaping (Element) -> String
  ) -> TableColumn {
    TableColumn(title, width: width, alignment: .trailing, text: text)
  }
}
