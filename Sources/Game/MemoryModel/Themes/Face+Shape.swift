extension Face {
  /// Returns the symbol as it looks: without variation selectors, and without joiners of emoji,
  /// which not every terminal follows.
  ///
  /// Players cannot distinguish two kinds of cards whose symbols have the same shape.
  package static func shape(of symbol: String) -> String {
    // Their first bytes in UTF-8; most texts have neither.
    guard symbol.utf8.contains(where: { $0 == 0xEF || $0 == 0xE2 }) else { return symbol }
    var text = symbol
    text.unicodeScalars.removeAll { (0xFE00...0xFE0F).contains($0.value) || $0 == "\u{200D}" }
    return text
  }
}
