import MemoryModel
import MemoryViewModel
import TextUI

/// The themes in a grid of tiles; only visible ones are created.
struct ThemesGrid: View {
  let controller: ThemesController
  let themes: [Theme]
  /// True if the chosen theme is shown next to the grid, so that a click need not play it.
  let hasDetail: Bool
  @Environment(\.showsFacePictures) private var showsPictures
  @Environment(\.faceThumbnails) private var thumbnails

  var body: some View {
    GeometryReader { proxy in
      ThemesTiles(
        controller: controller, chosen: controller.chosen(among: themes)?.id,
        plan: ThemesPlan(
          themes: themes, size: controller.app.settings.themeSize, room: proxy.size,
          hasDetail: hasDetail, hasPictures: showsPictures && thumbnails.hasAny))
    }
  }
}

private struct ThemesTiles: View {
  let controller: ThemesController
  let chosen: String?
  let plan: ThemesPlan

  var body: some View {
    // Only a tile that exists can be focused, so it is scrolled into view first.
    let tile = plan.index(of: chosen)
    ScrollViewReader { proxy in
      ScrollView {
        LazyVGrid(
          columns: plan.widths.map(GridItem.fixed), alignment: .topLeading,
          spacing: ThemeSize.spacing, rowHeight: plan.tileHeight
        ) {
          ForEach(plan.themes.indices, id: \.self, content: cell)
        }
      }
      .onAppear { proxy.scrollTo(tile) }
      .onChange(of: tile) { _, tile in proxy.scrollTo(tile) }
      .onChange(of: plan.tileHeight) { _, _ in proxy.scrollTo(tile) }
    }
  }

  private func cell(_ index: Int) -> some View {
    ThemeCell(
      controller: controller, plan: plan, index: index, isChosen: plan.themes[index].id == chosen
    )
    .id(plan.themes[index].id)
  }
}
