extension Gallery {
  static var layout: [GalleryTopic] {
    [
      GalleryTopic("layout/stacks", "Rows, columns and piles; spacers take what is left.") {
        StacksPage()
      },
      GalleryTopic("layout/frames", "A frame has its own size; alignment places what is in it.") {
        FramesPage()
      },
      GalleryTopic("layout/places", "Views at a place, above others, or there but unseen.") {
        PlacesPage()
      },
      GalleryTopic("layout/modifiers", "Each modifier wraps what is before it: order matters.") {
        ModifiersPage()
      },
      GalleryTopic("layout/text", "Text wraps, or is cut where it does not fit.") { TextPage() },
      GalleryTopic("layout/font", "The names of SwiftUI for styles of text.") { FontPage() },
      GalleryTopic("layout/markdown", "Markdown: styles, lists, quotes and code; scroll.") {
        MarkdownPage()
      },
      GalleryTopic("layout/geometry", "Views that know their size, and sides that look equal.") {
        GeometryPage()
      },
      GalleryTopic("layout/grid", "A grid finds its own columns; choose a size and scroll.") {
        GridPage()
      },
      GalleryTopic("layout/grid-rows", "Columns as wide as their widest cells.") { GridRowsPage() },
      GalleryTopic("layout/scroll", "Scroll by wheel, drag, arrows or the bar.") { ScrollPage() },
      GalleryTopic("layout/lazy", "A hundred thousand cards; only visible ones are made.") {
        LazyPage()
      },
      GalleryTopic("layout/lazy-grid", "Two grids of a million cells; only visible ones are made.")
      {
        LazyGridPage()
      },
      GalleryTopic("layout/container-relative", "Always three to a screen; scroll sideways.") {
        ContainerRelativePage()
      },
      GalleryTopic("layout/safe-area", "Bars take room at the edges; colours may ignore them.") {
        SafeAreaPage()
      },
      GalleryTopic("layout/custom", "A custom layout is two functions; change the gap.") {
        FanPage()
      },
      GalleryTopic("layout/subviews", "A container counts its views and puts lines between them.") {
        SubviewsPage()
      },
    ]
  }
}
