import MemoryModel
import MemoryViewModel
import TextUI

/// A theme in the grid: its name, some faces, and its state.
///
/// The border has the colour of the theme. It is heavy at the focused tile; a sign precedes the
/// name there, and where the focus was before it moved to the detail.
struct ThemeTile: View {
  let facts: ThemeFacts
  let size: ThemeSize
  let faceRows: Int
  /// The number of faces that may be pictures.
  let pictures: Size
  /// True if the theme is selected; nil while no theme is selected.
  let isSelected: Bool?
  /// True if the detail next to the tiles shows this theme.
  let isDetailed: Bool
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isUnicode) private var isUnicode
  @Environment(\.cellAspect) private var cellAspect

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
    if facts.theme.cover.isEmpty {
      faces
    } else if size == .large {
      CoverView(theme: facts.theme)
    } else {
      HStack {
        CoverView(theme: facts.theme).frame(width: coverWidth, height: faceRows)
        faces
      }
    }
  }

  private var faces: some View {
    ThemeFaces(theme: facts.theme, rows: faceRows, pictures: pictures, showsRest: false)
  }

  /// The columns of a cover beside the faces.
  private var coverWidth: Int {
    ThemeCover.size(in: Size(width: .max, height: faceRows), cellAspect: cellAspect).width
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

  /// The sign of a game in progress, with the number of cards left if it fits.
  private var mark: some View {
    let sign = isUnicode ? "▸" : ">"
    return Text(size == .small ? " \(sign)" : " \(sign) \(facts.cardsLeft)")
      .foregroundStyle(.yellow)
  }

  private var numbers: some View {
    HStack {
      Text(facts.pairs).dim()
      if facts.theme.isUnfinished { Text("! unfinished").foregroundStyle(.yellow).lineLimit(1) }
      if facts.theme.isRisky, !facts.theme.isUnchanged {
        Text("! odd faces").foregroundStyle(.yellow).lineLimit(1)
      }
      Spacer()
      Text(facts.points).lineLimit(1)
    }
  }
}
