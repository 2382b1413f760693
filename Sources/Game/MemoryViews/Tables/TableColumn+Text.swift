import TextUI

extension TableColumn {
  /// Returns a column of printable texts, with a fixed width or a share of the remaining one.
  static func text(
    _ title: String, width: Int? = nil, _ text: @escaping (Element) -> String
  ) -> TableColumn {
    TableColumn(title) { Text(text($0)) }.width(width)
  }

  /// Returns a column of numbers, aligned to the right.
  static func number(
    _ title: String, width: Int, _ text: @escaping (Element) -> String
  ) -> TableColumn {
    self.text(title, width: width, text).alignment(.trailing)
  }

  /// Returns a column of texts that can be sorted by a property.
  static func text(
    _ title: String, width: Int? = nil, value: KeyPath<Element, some Comparable>,
    _ text: @escaping (Element) -> String
  ) -> TableColumn {
    TableColumn(title, value: value) { Text(text($0)) }.width(width)
  }

  /// Returns a column of numbers that can be sorted by a property.
  static func number(
    _ title: String, width: Int, value: KeyPath<Element, some Comparable>,
    _ text: @escaping (Element) -> String
  ) -> TableColumn {
    self.text(title, width: width, value: value, text).alignment(.trailing)
  }
}
