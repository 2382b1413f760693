import MemoryModel
import MemoryViewModel
import TextUI

/// The content of a score sheet, beside or below the choice of sheets.
struct ScoreSheets<Content: View>: View {
  let sheets: [NamedSheet]
  let chosen: Binding<Score.Sheet>
  @ViewBuilder let content: Content

  /// The width from which on the choice is a list beside the content.
  private static var wide: Int { 110 }
  private static var widestContent: Int { 110 }
  private static var roomyHeight: Int { 16 }

  var body: some View {
    GeometryReader { proxy in
      let isRoomy = proxy.size.height >= Self.roomyHeight
      if proxy.size.width >= Self.wide {
        HStack(alignment: .top, spacing: 2) {
          list.frame(width: 30)
          Divider()
          content.frame(maxWidth: Self.widestContent)
        }
        .padding(.horizontal)
        .padding(.top)
        .frame(width: proxy.size.width)
      } else {
        VStack(alignment: .leading, spacing: isRoomy ? 1 : 0) {
          menu.padding(.horizontal, 2)
          content
        }
        .padding(.top, isRoomy ? 1 : 0)
      }
    }
  }

  private var menu: some View {
    Picker("Theme", selection: chosen) {
      ForEach(sheets) { Text($0.title).lineLimit(1).tag($0.id) }
    }
    .pickerStyle(.menu)
  }

  private var list: some View {
    let selection = Binding<Score.Sheet?>(
      get: { chosen.wrappedValue }, set: { if let sheet = $0 { chosen.wrappedValue = sheet } })
    return VStack(alignment: .leading) {
      Text("Theme and rules").dim().padding(.leading, 2)
      List(sheets, selection: selection) { sheet in
        SelectableLine(isSelected: sheet.id == chosen.wrappedValue) {
          Text(sheet.title).lineLimit(1)
        }
      }
    }
  }
}
