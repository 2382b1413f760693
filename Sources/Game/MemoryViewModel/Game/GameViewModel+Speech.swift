public import MemoryModel

extension GameViewModel {
  /// Returns the name of a face in sentences, in printable form and within a limit of scalars.
  public func name(for face: Face, atMost limit: Int = Face.longestWord) -> String {
    let word = speaksUnicode ? face.word : face.asciiWord
    return (speaksUnicode && face.spellsSymbol ? face.symbol : word).printable(atMost: limit)
  }
}
