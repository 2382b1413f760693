// The changes of an editor to faces, besides adding and removing them.
extension Theme {
  /// True if the two cards of a pair show different faces.
  ///
  /// Setting it to true makes every face its own partner at first; setting it to false removes the
  /// partners.
  public var isUnequal: Bool {
    get { allSecondFaces != nil }
    set {
      guard newValue != isUnequal else { return }
      allSecondFaces = newValue ? allFaces : nil
    }
  }

  /// Changes the word of a face; ignored if the theme does not have its symbol.
  public mutating func setWord(_ word: String, of face: Face) {
    guard let place = place(of: face) else { return }
    let old = allFaces[place]
    allFaces[place] = Face(symbol: old.symbol, word: word, picture: old.picture)
  }

  /// Renames a face, with its word, also on the cover.
  ///
  /// - Returns: True if it was renamed; false if there is no such face, or if another face, removed
  ///   or not, has the symbol.
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

  /// Returns a symbol that no face of the theme has, removed or not: the given one, or the same
  /// with a number.
  public func freeSymbol(for symbol: String) -> String {
    Face.freeSymbol(for: symbol, besides: Set(allFaces.map(\.symbol)))
  }

  /// Changes or removes the picture of a face; ignored if the theme does not have its symbol.
  public mutating func setPicture(_ picture: FacePicture?, of face: Face) {
    if let place = place(of: face) { allFaces[place].picture = picture }
  }

  /// Moves a face to an index among the faces in use, clamped to their number.
  public mutating func move(_ face: Face, to index: Int) {
    let others = faces.filter { $0.symbol != face.symbol }
    guard let old = place(of: face), others.count < faces.count else { return }
    let next = others.dropFirst(max(0, index)).first.flatMap(place) ?? allFaces.count
    var order = Array(allFaces.indices)
    order.insert(old, at: next)
    order.remove(at: next > old ? old : old + 1)
    allFaces = order.map { allFaces[$0] }
    // Without a partner for each face the theme cannot be played; then partners keep their places.
    if let seconds = allSecondFaces, seconds.count >= order.count {
      allSecondFaces = order.map { seconds[$0] } + seconds.dropFirst(order.count)
    }
  }

  /// The pictures of all faces, including removed ones and partners, and of the cover.
  public var pictureIDs: Set<PictureID> { Set(pictures.map(\.id)) }

  /// True if any of these pictures has a filter or stickers.
  public var hasDecoratedPicture: Bool { pictures.contains(where: \.isDecorated) }

  private var pictures: [FacePicture] {
    let pictures = (allFaces + (allSecondFaces ?? [])).compactMap(\.picture)
    guard case .picture(let picture) = cover.background else { return pictures }
    return pictures + [picture]
  }

  /// Changes the partner of a face; ignored if the theme has no second faces, or not that symbol.
  public mutating func setPartner(_ partner: Face, of face: Face) {
    guard let place = place(of: face), allSecondFaces?.indices.contains(place) == true else {
      return
    }
    allSecondFaces?[place] = partner
  }

  /// Returns the partner of a face, in use or removed, if there is one.
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

// Changes as an editor sees them.
extension Theme {
  /// Adds many faces at once, like `add(_:with:)`.
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

  /// Returns this theme with the number of pairs adapted to its faces, after a change of `old`.
  public func withPairs(after old: Theme) -> Theme {
    let (before, now) = (old.faces.count, faces.count)
    guard pairs == old.pairs, before != now else { return self }
    var theme = self
    theme.pairs = max(2, old.pairs >= before ? now : min(old.pairs, now))
    return theme
  }

  /// Returns the key path of the only value that differs: the name, the number of pairs, the
  /// colour, or the texts of one face; nil if more differs.
  public func onlyDifference(from other: Theme) -> PartialKeyPath<Theme>? {
    var probe = self
    probe.name = other.name
    if probe == other { return \.name }
    probe = self
    probe.pairs = other.pairs
    if probe == other { return \.pairs }
    probe = self
    probe.color = other.color
    if probe == other { return \.color }
    return onlyFace(differentFrom: other)
  }

  /// Returns the key path of the only face with other texts.
  private func onlyFace(differentFrom other: Theme) -> PartialKeyPath<Theme>? {
    var probe = self
    if let index = Self.onlyText(allFaces, other.allFaces) {
      // A renamed face has its new name on the cover too.
      (probe.allFaces, probe.cover) = (other.allFaces, other.cover)
      return probe == other ? \.allFaces[index] : nil
    }
    guard let index = Self.onlyText(allSecondFaces ?? [], other.allSecondFaces ?? []) else {
      return nil
    }
    probe.allSecondFaces = other.allSecondFaces
    return probe == other ? \.allSecondFaces?[index] : nil
  }

  /// Returns the index of the only face that differs, if its picture does not.
  private static func onlyText(_ faces: [Face], _ others: [Face]) -> Int? {
    guard faces.count == others.count else { return nil }
    let different = faces.indices.filter { faces[$0] != others[$0] }
    guard different.count == 1, let index = different.first,
      faces[index].picture == others[index].picture
    else { return nil }
    return index
  }
}
