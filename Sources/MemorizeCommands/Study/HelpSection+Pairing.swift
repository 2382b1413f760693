import CommandLineKit

extension HelpSection {
  /// What the last lines of a comparison mean, and what nobody should expect of it.
  static let pairing = HelpSection(
    "The same deals",
    paragraph: """
      Players who remember alike, such as capacity:6 and capacity:7, do well or badly in the same \
      games, and fewer games tell them apart than if each had deals of its own: the correlation \
      and how many times fewer are printed below the table. Players of different families, such \
      as capacity:7 and perfect, gain nothing by it, and their number is about 1.
      """)
}
