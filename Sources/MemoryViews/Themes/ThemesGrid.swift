import MemoryModel
import MemoryViewModel
import TextUI

/// The themes in rows of tiles, of which only those in sight are made.
struct ThemesGrid: View {
  let controller: ThemesController
  let themes: [Theme]
  /// Whether the chosen theme is shown beside the grid, so that a click need not play it.
  let hasDetail: Bool

  var body: some View {
    GeometryReader { proxy in
      ThemesRows(
        controller: controller, chosen: controller.chosen(among: themes)?.id,
        plan: ThemesPlan(
          themes: themes, size: controller.app.settings.themeSize, room: proxy.size,
          hasDetail: hasDetail))
    }
  }
}

/// Where the themes of a grid stand.
struct ThemesPlan {
  let themes: [Theme]
  let size: ThemeSize
  /// The widths of the tiles of a row.
  let widths: [Int]
  /// How many rows are seen at a time.
  let page: Int
  let hasDetail: Bool

  init(themes: [Theme], size: ThemeSize, room: Size, hasDetail: Bool) {
    self.themes = themes
    self.size = size
    self.hasDetail = hasDetail
    // The last column is for the scroll bar, so that nothing moves when it comes.
    widths = size.tileWidths(in: max(1, room.width - 1))
    page = room.height / size.tileHeight
  }

  var columns: Int { widths.count }
  var rows: Int { (themes.count + columns - 1) / columns }

  /// The places of the themes in a row.
  func places(in row: Int) -> Range<Int> {
    row * columns..<min((row + 1) * columns, themes.count)
  }

  /// The row of a theme; the first for one that is not there.
  func row(of id: String?) -> Int { (themes.firstIndex { $0.id == id } ?? 0) / columns }

  /// The theme a step leads to, if there is one further on.
  func theme(_ step: ThemesStep, from index: Int) -> Theme? {
    step.target(from: index, of: themes.count, columns: columns, page: page).map { themes[$0] }
  }
}

private struct ThemesRows: View {
  let controller: ThemesController
  let chosen: String?
  let plan: ThemesPlan

  var body: some View {
    // Only a tile that is made can have focus: it has to be in sight.
    let row = plan.row(of: chosen)
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(alignment: .leading, rowHeight: plan.size.tileHeight) {
          ForEach(0..<plan.rows) { tiles(in: $0) }
        }
      }
      .onAppear { proxy.scrollTo(row) }
      .onChange(of: row) { _, row in proxy.scrollTo(row) }
      .onChange(of: plan.size) { _, _ in proxy.scrollTo(row) }
    }
  }

  private func tiles(in row: Int) -> some View {
    HStack(spacing: ThemeSize.spacing) {
      ForEach(plan.places(in: row), id: \.self) { index in
        ThemeCell(
          controller: controller, plan: plan, index: index,
          isChosen: plan.themes[index].id == chosen
        )
        .id(plan.themes[index].id)
      }
    }
  }
}
