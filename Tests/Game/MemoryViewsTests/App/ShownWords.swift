/// Returns the words that a text contains, in the order given.
func shown(_ words: [String], in text: some StringProtocol) -> [String] {
  words.filter { text.contains($0) }
}

/// Returns the words that a text does not contain, in the order given.
func missing(_ words: [String], in text: some StringProtocol) -> [String] {
  words.filter { !text.contains($0) }
}
