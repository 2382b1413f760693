extension RandomAccessCollection {
  func element(at offset: Int) -> Element { self[index(startIndex, offsetBy: offset)] }

  /// Returns the offset of the nearest element that satisfies a condition.
  ///
  /// The last element is tried first, then those around the start, outwards: in a list of a million
  /// rows most steps lead to the next row, a page further, or to the end.
  func offset(near start: Int, where isWanted: (Element) -> Bool) -> Int? {
    guard let last, !isWanted(last) else { return isEmpty ? nil : count - 1 }
    let count = count
    let start = Swift.max(0, Swift.min(start, count - 1))
    for distance in 0..<count {
      let (before, after) = (start - distance, start + distance)
      if before >= 0, isWanted(element(at: before)) { return before }
      if after < count, isWanted(element(at: after)) { return after }
    }
    return nil
  }
}
