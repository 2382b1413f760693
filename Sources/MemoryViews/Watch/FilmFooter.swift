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
      let sentence = sentence(in: space.size.width)
      HStack(spacing: 2) {
        Text(sentence).lineLimit(1).layoutPriority(1)
        Spacer()
        ForEach(hints(in: space.size.width - sentence.count - 4)) { hint in
          KeyHintLabel(key: hint.key, meaning: hint.meaning)
            .onTapGesture { perform(hint.command) }
        }
      }
    }
    .frame(height: 1)
  }

  /// Columns of the hints that must not fall away, how to play and to leave.
  private static let hintsWidth = 23

  private func sentence(in width: Int) -> String {
    if let refusal { return refusal }
    return film.sentence.count + Self.hintsWidth <= width ? film.sentence : film.shortSentence
  }

  private func hints(in width: Int) -> [FilmHint] {
    FittingLine(FilmHint.all(isPlaying: film.isPlaying, isUnicode: isUnicode), in: width).items
  }
}
