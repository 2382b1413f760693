import MemoryViewModel
import TextUI

/// The line below a film: the last event, and keys that can be clicked.
struct FilmFooter: View {
  let film: Film
  /// The reason why the last key had no effect; nil if it had an effect.
  let refusal: String?
  /// The hints; none if nobody can press keys.
  let hints: [KeyHint]

  var body: some View {
    GeometryReader { space in
      HintLine(sentence: sentence(in: space.size.width), hints: hints)
    }
    .frame(height: 1)
  }

  /// The columns of the hints that are never left out: playing and leaving.
  private static let hintsWidth = 23

  private func sentence(in width: Int) -> String {
    if let refusal { return refusal }
    let room = width - (hints.isEmpty ? 0 : Self.hintsWidth)
    let fits = { (sentence: String) in sentence.count <= room }
    let sentence = film.sentence
    if fits(sentence) { return sentence }
    let shorter = film.shorterSentences
    return shorter.first(where: fits) ?? shorter.last ?? sentence
  }
}
