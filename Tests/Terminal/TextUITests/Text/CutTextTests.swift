import TestSupport
import Testing
import TextUI

/// The law of texts that are too long for their places.
@Suite("Cut texts")
struct CutTextTests {
  private static let texts = [
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "ALPHA BRAVO CHARLIE DELTA ECHO", "A BC DEF GHIJ KLMNO PQRSTU",
    "日本語中国漢字平仮名片仮名外来語", "🐶🐱🐭🐹 🐰🦊🐻 🐼🐨🐯🦁 🐮🐷🐸",
  ]

  /// The reason why the rows do not show a text as they should; nil if they do.
  private func fault(_ rows: [String], _ text: String, room: Int, in place: TextPlace) -> String? {
    let letters = text.filter { $0 != " " }
    let seen = rows.joined().filter(letters.contains)
    if seen == letters { return nil }
    let marks = place.scrolls ? "…~┃#" : "…~"
    if !rows.contains(where: { $0.contains(where: marks.contains) }) { return "no mark" }
    if room >= 3, seen.isEmpty { return "no letter" }
    return !place.showsStart || letters.hasPrefix(seen) ? nil : "letters missing"
  }

  /// Checks places with all texts at all widths, or with one of `step` texts at each width.
  private func check(_ places: [TextPlace], isUnicode: Bool = true, every step: Int = 1) {
    for place in places {
      let faults = (0...20).lazy.flatMap { width in
        [place.rows + 1, place.rows + 3].lazy.flatMap { height in
          Self.texts.sampled(every: step, from: width).lazy.compactMap { text -> String? in
            let rows = place.shown(text, width, height, isUnicode: isUnicode)
            guard width > place.columns,
              let fault = fault(rows, text, room: width - place.columns, in: place)
            else { return nil }
            return "\(place.name): \(fault) in \(width) columns: \(rows)"
          }
        }
      }
      if let fault = faults.first { Issue.record("\(fault)") }
    }
  }

  @Test("a cut text is marked wherever it is, in ASCII by ~, and something of it is always shown")
  func marksCuts() {
    check(TextPlace.texts + TextPlace.controls + TextPlace.containers + TextPlace.screens)

    check(TextPlace.popups + TextPlace.panes + TextPlace.tables, every: 3)

    check(TextPlace.texts + TextPlace.controls, isUnicode: false)
    check(TextPlace.popups + TextPlace.panes + TextPlace.tables, isUnicode: false, every: 3)
  }
}
