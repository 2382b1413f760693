extension Gallery {
  static var animation: [GalleryTopic] {
    [
      GalleryTopic("animation/curves", "One change, shown in five ways; turn round midway.") {
        AnimationPage()
      },
      GalleryTopic("animation/repeats", "Later, faster, for ever, and what is done at the end.") {
        RepeatsPage()
      },
      GalleryTopic("animation/flip", "Turn a card, and turn it back while it turns.") {
        FlipPage()
      },
      GalleryTopic("animation/transitions", "How views come and go.") { TransitionsPage() },
      GalleryTopic(
        "animation/composed-transitions", "Comings and goings made of others; hide and show."
      ) {
        ComposedTransitionsPage()
      },
      GalleryTopic("animation/matched-geometry", "Cards fly from the pile to the table.") {
        MatchedGeometryPage()
      },
      GalleryTopic("animation/positions", "Views go to the places a change gives them.") {
        PositionsPage()
      },
      GalleryTopic("animation/timeline", "A view made anew each second, while it runs.") {
        TimelinePage()
      },
    ]
  }
}
