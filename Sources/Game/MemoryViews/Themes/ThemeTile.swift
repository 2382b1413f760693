import MemoryModel
import MemoryViewModel
import TextUI

/// A theme among others: its name, some faces, and what has become of it.
///
/// The border has the colour of the theme. It is heavy where focus is; a sign stands before the name
/// there, and where focus was before it went to the detail.
struct ThemeTile: View {
  let facts: ThemeFacts
  let size: ThemeSize
  let faceRows: Int
  /// How many faces may be pictures.
  let pictures: Size
  /// Whether it is selected; nil while none is.
  let isSelected: Bool?
  /// Whether the detail beside the tiles is that of this theme.
  let isDetailed: Bool
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isUnicode) private var isUnicode

  var body: some View {
    VStack(alignment: .leading) {
      title
      picture
        .frame(maxWidth: .max, minHeight: faceRows, maxHeight: faceRows, alignment: .topLeading)
        .padding(.leading)
      if size != .small { numbers.padding(.leading) }
    }
    .padding(.trailing, size == .small ? 0 : 1)
    .border(isFocused ? .heavy : .rounded, color: facts.theme.color.text)
    .accessibilityLabel(facts.spoken)
  }

  @ViewBuilder private var picture: some View {
    if size == .large, !facts.theme.cover.isEmpty {
      CoverView(theme: facts.theme)
    } else {
      ThemeFaces(theme: facts.theme, rows: faceRows, pictures: pictures, showsRest: false)
    }
  }

  private var title: some View {
    HStack(spacing: 0) {
      Text(isFocused || isDetailed ? (isUnicode ? "›" : ">") : " ").bold()
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
      if facts.theme.isUnfinished { Text("! unfinished").foregroundStyle(.yellow).lineLimit(1) }
      if facts.theme.isRisky { Text("! odd faces").foregroundStyle(.yellow).lineLimit(1) }
      Spacer()
      Text(facts.points).lineLimit(1)
    }
  }
}
