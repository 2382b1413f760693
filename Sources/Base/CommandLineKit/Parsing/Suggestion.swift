extension String {
  /// Returns the candidate that this word probably means; of equally likely ones the first.
  ///
  ///     "--pear".closest(among: ["--peek", "--pairs"])  // "--pairs"
  ///
  /// - Parameters:
  ///   - candidates: The possible words.
  ///   - most: The largest distance.
  /// - Returns: `nil` if none is similar: more than a third of the letters would have to change, or
  ///   more than one if the first letter differs.
  public func closest(among candidates: [String], within most: Int = .max) -> String? {
    guard utf8.count <= 64 else { return nil }
    let near = candidates.compactMap { candidate -> (distance: Int, candidate: String)? in
      let distance = typingDistance(to: candidate)
      let third = (letterCount + candidate.letterCount) / 3
      let limit = min(most, firstLetter == candidate.firstLetter ? third : min(third, 2))
      return distance <= limit ? (distance, candidate) : nil
    }
    return near.min { $0.distance < $1.distance }?.candidate
  }

  /// Returns the number of letters that are missing, added or swapped with a neighbour; ignores
  /// case.
  ///
  /// A wrong letter counts as one added and one missing, which keeps words with the same letters in
  /// the same order close together. An incomplete word has a distance of at most one. After
  /// Damerau, "A technique for computer detection and correction of spelling errors", 1964.
  func typingDistance(to other: String) -> Int {
    let (typed, meant) = (Array(lowercased()), Array(other.lowercased()))
    if letterCount > 1, meant.starts(with: typed) { return min(1, meant.count - typed.count) }
    var older: [Int] = []
    var previous = Array(0...meant.count)
    for row in typed.indices {
      var current = [row + 1]
      for column in meant.indices {
        var best = min(previous[column + 1], current[column]) + 1
        if typed[row] == meant[column] { best = min(best, previous[column]) }
        if row > 0, column > 0, typed[row] == meant[column - 1], typed[row - 1] == meant[column] {
          best = min(best, older[column - 1] + 1)
        }
        current.append(best)
      }
      (older, previous) = (previous, current)
    }
    return previous[meant.count]
  }

  /// The number of letters without the dashes of an option.
  private var letterCount: Int { drop { $0 == "-" }.count }

  private var firstLetter: String? { first { $0 != "-" }?.lowercased() }
}
