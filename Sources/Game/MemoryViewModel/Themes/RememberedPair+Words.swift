public import MemoryModel

extension Theme.RememberedPair {
  /// The history in words, such as `forgotten 2, known 1, box 1`.
  public var history: String {
    guard let memory else { return "new" }
    let counts = [(memory.forgotten, "forgotten"), (memory.known, "known")]
    let texts = counts.filter { $0.0 > 0 }.map { "\($0.1) \($0.0)" }
    return (texts + ["box \(memory.box)"]).joined(separator: ", ")
  }

  /// The faces, such as `dog = Hund`.
  public func text(isUnicode: Bool) -> String {
    faces.map { face in
      isUnicode
        ? face.symbol.printable(atMost: TextLimit.scalars)
        : face.asciiWord.printable(atMost: Face.longestWord)
    }.joined(separator: " = ")
  }
}

extension PairMemory {
  /// The explanation of boxes for players.
  public static var boxesSentence: String {
    "A pair that you know moves up a box, to box \(boxes); one that you forget falls to box 1."
  }
}
