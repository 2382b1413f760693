import MemoryModel
import MemoryViewModel
import TextUI

/// A typed first face that another pair has already.
struct RefusedFace: Hashable {
  let place: PairField
  let text: String

  var message: String { "\(place.spokenName): another pair has \(quoted) already." }

  private var quoted: String { "\"\(text.printable(atMost: 40))\"" }
}

// The pairs of a theme with second faces.
extension EditorController {
  /// True if a pair has two faces; a change back reports the partners that are lost.
  var isTwoSided: Binding<Bool> {
    Binding(
      get: { model.theme.isUnequal },
      set: { isTwoSided in
        let lost = isTwoSided ? [] : model.theme.differentPartners
        model.theme.isUnequal = isTwoSided
        if let sentence = Self.sentence(onLost: lost) { app.notices.show(.warning, sentence) }
      })
  }

  /// Returns the sentence on partners that were removed; nil if there are none.
  private static func sentence(onLost faces: [Face]) -> String? {
    guard !faces.isEmpty else { return nil }
    let names = faces.prefix(3).map { $0.symbol.printable(atMost: 20) }.joined(separator: ", ")
    let rest = faces.count > 3 ? " and \(faces.count - 3) more" : ""
    let key = "Alt-\(EditorCommand.undo.keyName)"
    return "The second cards are gone: \(names)\(rest). \(key) brings them back."
  }

  /// Returns the first face of a pair; nil for the row of a new pair.
  func pair(_ number: Int) -> Face? {
    let faces = model.theme.faces
    return faces.indices.contains(number) ? faces[number] : nil
  }

  func face(of place: PairField) -> Face? {
    pair(place.number).flatMap { model.theme.face(of: $0, on: place.side) }
  }

  func isRefused(_ place: PairField) -> Bool { state.refused?.place == place }

  /// The text of a field; each change is kept, except for a first face that another pair has.
  func text(of place: PairField) -> Binding<String> {
    Binding(
      get: {
        if let refused = state.refused, refused.place == place { return refused.text }
        return face(of: place)?.symbol ?? ""
      },
      set: { set($0, at: place) })
  }

  private func set(_ text: String, at place: PairField) {
    state.refused = nil
    guard let pair = pair(place.number) else { return begin(text, at: place) }
    guard model.theme.rename(pair, on: place.side, to: text) else {
      state.refused = RefusedFace(place: place, text: text)
      return
    }
    if place.side == .first, state.chosen == pair.symbol { state.chosen = text }
  }

  /// Adds a pair whose other card is empty.
  private func begin(_ text: String, at place: PairField) {
    guard !text.isEmpty else { return }
    let (face, empty) = (Face(text), Face(""))
    let first = place.side == .first ? face : empty
    guard !model.theme.allFaces.contains(where: { $0.symbol == first.symbol }) else {
      state.refused = RefusedFace(place: place, text: text)
      return
    }
    model.theme.add(first, with: place.side == .first ? empty : face)
    choose(place)
  }

  /// Shows the texts of a field's face in the form.
  func choose(_ place: PairField?) {
    if state.refused?.place != place { state.refused = nil }
    guard let place, let pair = pair(place.number) else { return }
    (state.chosen, state.side) = (pair.symbol, place.side)
  }

  /// Moves from the first card to the second, and from there to the next pair.
  func goOn(from place: PairField) {
    let isLast = place.number >= model.theme.faces.count
    pairField =
      place.side == .first
      ? PairField(number: place.number, side: .second)
      : PairField(number: isLast ? place.number : place.number + 1, side: .first)
  }

  /// The keys of a row of pairs, with Alt because letters belong to the fields.
  static let pairKeys = "Tab goes across, Alt-x removes a pair, Alt-up and Alt-down move it"

  func respond(to press: KeyPress, onPair number: Int) -> KeyResult {
    guard press.modifiers == .alt, let pair = pair(number) else { return .ignored }
    switch press.key {
    case "x": removePair(number)
    case .up: move(pair, at: number, by: -1)
    case .down: move(pair, at: number, by: 1)
    default: return .ignored
    }
    return .handled
  }

  /// Removes a pair; the focus stays in its row, which shows the next one.
  func removePair(_ number: Int) {
    guard let pair = pair(number) else { return }
    state.refused = nil
    model.theme.remove(pair)
    choose(pairField)
  }

  private func move(_ pair: Face, at number: Int, by places: Int) {
    guard self.pair(number + places) != nil else { return }
    move(pair, by: places)
    if let pairField { self.pairField = PairField(number: number + places, side: pairField.side) }
  }

  /// Opens the player's own picture on a card.
  func openPicture(of place: PairField) {
    guard let pair = pair(place.number) else { return }
    state.viewing = PairFace(pair: pair.symbol, side: place.side)
  }
}
