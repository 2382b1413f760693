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
    let old = allFaces[place]
    allFaces[place] = Face(symbol: old.symbol, word: word, picture: old.picture)
  }

  /// Calls a face something else, its word included; on the cover as well.
  ///
  /// - Returns: Whether it is called so now: not without such a face, or where another one of the
  ///   theme, removed or not, has the symbol.
  @discardableResult
  public mutating func rename(_ face: Face, to symbol: String) -> Bool {
    guard let place = place(of: face) else { return false }
    let renamed = Face(symbol)
    guard symbol == face.symbol || self.place(of: renamed) == nil else { return false }
    let wasRemoved = removedSymbols.remove(face.symbol) != nil
    allFaces[place] = Face(symbol: symbol, word: renamed.word, picture: allFaces[place].picture)
    if wasRemoved { removedSymbols.insert(symbol) }
    cover.rename(face.symbol, to: symbol)
    return true
  }

  /// A symbol that no face of the theme has, removed or not: the one wished for, or the same with
  /// a number behind it.
  public func freeSymbol(for symbol: String) -> String {
    Face.freeSymbol(for: symbol, besides: Set(allFaces.map(\.symbol)))
  }

  /// Gives a face another picture, or none; nothing happens when the theme has no such symbol.
  public mutating func setPicture(_ picture: FacePicture?, of face: Face) {
    if let place = place(of: face) { allFaces[place].picture = picture }
  }

  /// Moves a face in use to a place among those in use, or as near to it as there is one.
  public mutating func move(_ face: Face, to index: Int) {
    let others = faces.filter { $0.symbol != face.symbol }
    guard let old = place(of: face), others.count < faces.count else { return }
    let next = others.dropFirst(max(0, index)).first.flatMap(place) ?? allFaces.count
    var order = Array(allFaces.indices)
    order.insert(old, at: next)
    order.remove(at: next > old ? old : old + 1)
    allFaces = order.map { allFaces[$0] }
    // Of a theme with too few partners, which cannot be played, those stay with their places.
    if let seconds = allSecondFaces, seconds.count >= order.count {
      allSecondFaces = order.map { seconds[$0] } + seconds.dropFirst(order.count)
    }
  }

  /// The pictures of all faces, removed ones and partners included, and of the cover.
  public var pictureIDs: Set<PictureID> {
    var ids = Set((allFaces + (allSecondFaces ?? [])).compactMap(\.picture?.id))
    if case .picture(let picture) = cover.background { ids.insert(picture.id) }
    return ids
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

// What an editor needs to know about a change.
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
