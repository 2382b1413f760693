// What an editor changes about faces beyond taking them in and out.
extension Theme {
  /// Whether the two cards of a pair show different faces.
  ///
  /// Setting `true` makes every face its own partner to begin with; setting `false` forgets the
  /// partners.
  public var isUnequal: Bool {
    get { allSecondFaces != nil }
    set {
      guard newValue != isUnequal else { return }
      allSecondFaces = newValue ? allFaces : nil
    }
  }

  /// Gives a face another word; nothing happens when the theme has no such symbol.
  public mutating func setWord(_ word: String, of face: Face) {
    guard let place = place(of: face) else { return }
    allFaces[place] = Face(symbol: allFaces[place].symbol, word: word)
  }

  /// Gives a face another partner; nothing happens without such a symbol or second faces.
  public mutating func setPartner(_ partner: Face, of face: Face) {
    guard let place = place(of: face), allSecondFaces?.indices.contains(place) == true else {
      return
    }
    allSecondFaces?[place] = partner
  }

  /// The partner of a face in use or removed, if there is one.
  public func partner(of face: Face) -> Face? {
    guard let seconds = allSecondFaces, let place = place(of: face),
      seconds.indices.contains(place)
    else { return nil }
    return seconds[place]
  }

  private func place(of face: Face) -> Int? {
    allFaces.firstIndex { $0.symbol == face.symbol }
  }
}

// What a draft needs to know of a change.
extension Theme {
  /// Adds faces as `add(_:with:)` does, but many at once.
  ///
  /// - Complexity: O(faces).
  public mutating func add(_ entries: [TypedFaces.Entry]) {
    let known = Set(allFaces.map(\.symbol))
    for entry in entries {
      guard !known.contains(entry.face.symbol) else {
        restore(entry.face)
        continue
      }
      allFaces.append(entry.face)
      allSecondFaces?.append(entry.partner ?? entry.face)
    }
  }

  /// This theme with the number of pairs that suits its faces, if it is a later one's.
  public func withPairs(after old: Theme) -> Theme {
    let (before, now) = (old.faces.count, faces.count)
    guard pairs == old.pairs, before != now else { return self }
    var theme = self
    theme.pairs = max(2, old.pairs >= before ? now : min(old.pairs, now))
    return theme
  }

  /// The name, number of pairs or colour, if nothing else differs.
  public func onlyDifference(from other: Theme) -> PartialKeyPath<Theme>? {
    var probe = self
    probe.name = other.name
    if probe == other { return \.name }
    probe = self
    probe.pairs = other.pairs
    if probe == other { return \.pairs }
    probe = self
    probe.color = other.color
    return probe == other ? \.color : nil
  }
}
