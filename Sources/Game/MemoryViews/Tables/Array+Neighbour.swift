extension Array where Element: Identifiable {
  /// What to select when some go: the first behind them that stays, else the last before.
  func neighbour(of gone: Set<Element.ID>) -> Element? {
    let start = firstIndex { gone.contains($0.id) } ?? 0
    return self[start...].first { !gone.contains($0.id) }
      ?? self[..<start].last { !gone.contains($0.id) }
  }
}
