extension Array where Element: Identifiable {
  /// Returns the element to select after a removal: the next that stays, otherwise the previous.
  func neighbour(of gone: Set<Element.ID>) -> Element? {
    let start = firstIndex { gone.contains($0.id) } ?? 0
    return self[start...].first { !gone.contains($0.id) }
      ?? self[..<start].last { !gone.contains($0.id) }
  }
}
