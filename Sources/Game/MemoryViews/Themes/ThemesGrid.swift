import MemoryModel
import MemoryViewModel
import TextUI

/// The themes in rows of tiles; only visible rows are created.
struct ThemesGrid: View {
  let controller: ThemesController
  let themes: [Theme]
  /// True if the chosen theme is shown next to the grid, so that a click need not play it.
  let hasDetail: Bool
  @Environment(\.showsFacePictures) private var showsPictures
  @Environment(\.faceThumbnails) private var thumbnails

  var body: some View {
    GeometryReader { proxy in
      ThemesRows(
        controller: controller, chosen: controller.chosen(among: themes)?.id,
        plan: ThemesPlan(
          themes: themes, size: controller.app.settings.themeSize, room: proxy.size,
          hasDetail: hasDetail, hasPictures: showsPictures && thumbnails.hasAny))
    }
  }
}

private struct ThemesRows: View {
  let controller: ThemesController
  let chosen: String?
  let plan: ThemesPlan

  var body: some View {
    // Only a tile that exists can be focused, so it is scrolled into view first.
    let row = plan.row(of: chosen)
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(alignment: .leading, rowHeight: plan.tileHeight) {
          ForEach(0..<plan.rows) { tiles(in: $0) }
        }
      }
      .onAppear { proxy.scrollTo(row) }
      .onChange(of: row) { _, row in proxy.scrollTo(row) }
      .onChange(of: plan.tileHeight) { _, _ in proxy.scrollTo(row) }
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
