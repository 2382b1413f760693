extension RandomAccessCollection {
  @inlinable
  func element(at offset: Int) -> Element { self[index(startIndex, offsetBy: offset)] }

  /// Returns the offset of the nearest element that satisfies a condition.
  ///
  /// The elements around the start are tried outwards: in a list of a million rows most steps lead
  /// to the next row or a page further.
  private func offset(near start: Int, where isWanted: (Element) -> Bool) -> Int? {
    let count = count
    let start = Swift.max(0, Swift.min(start, count - 1))
    for distance in 0..<count {
      let (before, after) = (start - distance, start + distance)
      if before >= 0, isWanted(element(at: before)) { return before }
      if after < count, isWanted(element(at: after)) { return after }
    }
    return nil
  }

  /// Returns the offset of the element with an id, or nil.
  ///
  /// Ids in ascending or descending order are found in about 20 steps among a million; others are
  /// searched near a start.
  @usableFromInline
  func offset<ID: Hashable>(of wanted: ID, near start: Int, id: (Element) -> ID) -> Int? {
    guard let last, id(last) != wanted else { return isEmpty ? nil : count - 1 }
    if let wanted = wanted as? any Comparable,
      let offset = sortedOffset(of: wanted, id: { id($0) })
    {
      return offset
    }
    return offset(near: start) { id($0) == wanted }
  }

  /// Returns the offset of the element with an id if the ids that are compared are in order.
  private func sortedOffset<ID: Comparable>(of wanted: ID, id: (Element) -> Any) -> Int? {
    guard let first = first.flatMap({ id($0) as? ID }), let last = last.flatMap({ id($0) as? ID })
    else { return nil }
    var (low, high) = (0, count - 1)
    while low <= high {
      let middle = low + (high - low) / 2
      guard let found = id(element(at: middle)) as? ID else { return nil }
      if found == wanted { return middle }
      if (found < wanted) == (first < last) { low = middle + 1 } else { high = middle - 1 }
    }
    return nil
  }
}
