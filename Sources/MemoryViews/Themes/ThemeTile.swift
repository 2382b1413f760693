import MemoryModel
import MemoryViewModel
import TextUI

/// A theme among others: its name, some faces, and what has become of it.
///
/// The border has the colour of the theme. It is heavy, and a sign stands before the name, where focus
/// is.
struct ThemeTile: View {
  let facts: ThemeFacts
  let size: ThemeSize
  /// Whether it is selected; nil while none is.
  let isSelected: Bool?
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isUnicode) private var isUnicode

  var body: some View {
    VStack(alignment: .leading) {
      title
      FaceSample(theme: facts.theme, rows: size.faceRows)
        .frame(maxWidth: .max, minHeight: size.faceRows, alignment: .topLeading)
        .padding(.leading)
      if size != .small { numbers.padding(.leading) }
    }
    .padding(.trailing, size == .small ? 0 : 1)
    .border(isFocused ? .heavy : .rounded, color: facts.theme.color.text)
    .accessibilityLabel(facts.spoken)
  }

  private var title: some View {
    HStack(spacing: 0) {
      Text(isFocused ? (isUnicode ? "›" : ">") : " ").bold()
      if let isSelected { Text(isSelected ? "[x] " : "[ ] ").fixedSize() }
      Text(facts.theme.shownName).bold().lineLimit(1)
      Spacer()
      if !facts.cardsLeft.isEmpty { mark.fixedSize() }
    }
  }

  /// The sign of a game in progress, with the cards left where there is room.
  private var mark: some View {
    let sign = isUnicode ? "▸" : ">"
    return Text(size == .small ? " \(sign)" : " \(sign) \(facts.cardsLeft)")
      .foregroundStyle(.yellow)
  }

  private var numbers: some View {
    HStack {
      Text(facts.pairs).dim()
      Spacer()
      Text(facts.points).lineLimit(1)
    }
  }
}

/// The first faces of a theme, as many as have room; words where symbols cannot be shown.
struct FaceSample: View {
  let theme: Theme
  let rows: Int
  @Environment(\.isUnicode) private var isUnicode

  /// More than have room in any window.
  private static let most = 400

  var body: some View {
    Text(faces.joined(separator: " ")).lineLimit(rows)
  }

  private var faces: [String] {
    theme.faces.prefix(Self.most).map { face in
      (isUnicode ? face.symbol : face.word).printable(atMost: 20)
    }
  }
}
