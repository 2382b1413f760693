import MemoryViewModel
import TextUI

/// The line below a film: what has just happened, and its keys, which can be clicked.
struct FilmFooter: View {
  let film: Film
  /// Why the last key did nothing, if it did nothing.
  let refusal: String?
  let perform: (FilmCommand) -> Void
  @Environment(\.isUnicode) private var isUnicode

  var body: some View {
    GeometryReader { space in
      HintLine(
        sentence: sentence(in: space.size.width),
        hints: LineHint.ofFilm(isPlaying: film.isPlaying, isUnicode: isUnicode), act: perform)
    }
    .frame(height: 1)
  }

  /// Columns of the hints that must not fall away, how to play and to leave.
  private static let hintsWidth = 23

  private func sentence(in width: Int) -> String {
    if let refusal { return refusal }
    let fits = { (sentence: String) in sentence.count + Self.hintsWidth <= width }
    let sentence = film.sentence
    if fits(sentence) { return sentence }
    let shorter = film.shorterSentences
    return shorter.first(where: fits) ?? shorter.last ?? sentence
  }
}
