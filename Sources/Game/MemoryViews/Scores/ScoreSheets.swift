import MemoryModel
import MemoryViewModel
import TextUI

/// The content of a group of scores, beside or below the choice of groups.
struct ScoreSheets<Content: View>: View {
  let groups: [ScoreGroup]
  let grouping: ListGrouping
  let chosen: Binding<ScoreGroup.Key>
  /// Groups the scores by something else.
  let regroup: () -> Void
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
    HStack {
      Picker(grouping.title, selection: chosen) {
        ForEach(groups) { Text($0.title).lineLimit(1).tag($0.id) }
      }
      .pickerStyle(.menu)
      groupKey
    }
  }

  private var list: some View {
    let selection = Binding<ScoreGroup.Key?>(
      get: { chosen.wrappedValue }, set: { if let group = $0 { chosen.wrappedValue = group } })
    return VStack(alignment: .leading) {
      HStack {
        Text(grouping == .theme ? "Theme and rules" : grouping.title).dim()
        groupKey
      }
      .padding(.leading, 2)
      List(groups, selection: selection) { group in
        SelectableLine(isSelected: group.id == chosen.wrappedValue) {
          Text(group.title).lineLimit(1)
        }
      }
    }
  }

  /// The key that groups the scores by something else.
  private var groupKey: some View {
    Text(ScoresScreenCommand.group.keyName).bold().foregroundStyle(.cyan).fixedSize()
      .onTapGesture(perform: regroup)
      .accessibilityHidden()
  }
}
