extension Gallery {
  static var navigation: [GalleryTopic] {
    [
      GalleryTopic("navigation/stack", "A stack of screens, described by a path.") {
        NavigationPage()
      },
      GalleryTopic(
        "navigation/links", "Links that hold their screens; a screen may leave by itself."
      ) {
        LinksPage()
      },
      GalleryTopic("navigation/tabs", "Each tab keeps its state; feed them all.") {
        TabsPage()
      },
      GalleryTopic("navigation/split-view", "A list beside its detail, or before it where narrow.")
      {
        SplitPage()
      },
      GalleryTopic("navigation/ratio-split", "Drag the line, or focus it and use the arrows.") {
        RatioSplitPage()
      },
      GalleryTopic("navigation/workspace", "F6 or a click goes to a pane; ^W c closes one.") {
        WorkspacePage()
      },
      GalleryTopic("navigation/zoom", "+ and - zoom, drag or arrows move, 0 goes back.") {
        ZoomPage()
      },
    ]
  }
}
