import TextUI

extension TableColumn {
  /// A column of texts, fit to be shown, as wide as is said or with a share of what is left.
  static func text(
    _ title: String, width: Int? = nil, _ text: @escaping (Element) -> String
  ) -> TableColumn {
    TableColumn(title) { Text(text($0)) }.width(width)
  }

  /// A column of numbers, or of what is read like them.
  static func number(
    _ title: String, width: Int, _ text: @escaping (Element) -> String
  ) -> TableColumn {
    self.text(title, width: width, text).alignment(.trailing)
  }

  /// A column of texts that can be sorted by a property.
  static func text(
    _ title: String, width: Int? = nil, value: KeyPath<Element, some Comparable>,
    _ text: @escaping (Element) -> String
  ) -> TableColumn {
    TableColumn(title, value: value) { Text(text($0)) }.width(width)
  }

  /// A column of numbers that can be sorted by a property.
  static func number(
    _ title: String, width: Int, value: KeyPath<Element, some Comparable>,
    _ text: @escaping (Element) -> String
  ) -> TableColumn {
    self.text(title, width: width, value: value, text).alignment(.trailing)
  }
}
