/// A card of a pair whose cards may show different faces.
public enum PairSide: CaseIterable, Hashable, Sendable {
  /// The card with the face that names the pair.
  case first
  /// The card with the partner of that face.
  case second
}

// Changes of one card of a pair, which is named by its first face, removed or not.
extension Theme {
  /// Returns the face on a card of a pair; nil if the theme does not have the pair or its partner.
  public func face(of pair: Face, on side: PairSide) -> Face? {
    switch side {
    case .first: allFaces.first { $0.symbol == pair.symbol }
    case .second: partner(of: pair)
    }
  }

  /// Renames the face on a card, with its word; its picture stays.
  ///
  /// - Returns: True if it was renamed; false if there is no such pair, or if the first face of
  ///   another pair, removed or not, has the symbol.
  @discardableResult
  public mutating func rename(_ pair: Face, on side: PairSide, to symbol: String) -> Bool {
    guard side == .second else { return rename(pair, to: symbol) }
    let picture = partner(of: pair)?.picture
    return setFace(Face(symbol: symbol, word: Face(symbol).word, picture: picture), besides: pair)
  }

  /// Changes the word of the face on a card.
  public mutating func setWord(_ word: String, of pair: Face, on side: PairSide) {
    guard side == .second else { return setWord(word, of: pair) }
    guard let old = partner(of: pair) else { return }
    setPartner(Face(symbol: old.symbol, word: word, picture: old.picture), of: pair)
  }

  /// Changes or removes the picture of the face on a card.
  public mutating func setPicture(
    _ picture: FacePicture?, of pair: Face, on side: PairSide
  ) {
    guard side == .second else { return setPicture(picture, of: pair) }
    guard var face = partner(of: pair) else { return }
    face.picture = picture
    setPartner(face, of: pair)
  }

  /// The partners of faces in use that differ from them, which a theme of equal faces cannot have.
  public var differentPartners: [Face] {
    kindFaces.compactMap { $0.count > 1 && $0[0] != $0[1] ? $0[1] : nil }
  }

  /// Changes the partner of a pair, also one of the pairs that lack a partner.
  private mutating func setFace(_ partner: Face, besides pair: Face) -> Bool {
    guard let seconds = allSecondFaces,
      let place = allFaces.firstIndex(where: { $0.symbol == pair.symbol })
    else { return false }
    let missing = allFaces.dropFirst(seconds.count).prefix(max(0, place + 1 - seconds.count))
    allSecondFaces = seconds + missing
    allSecondFaces?[place] = partner
    return true
  }
}
