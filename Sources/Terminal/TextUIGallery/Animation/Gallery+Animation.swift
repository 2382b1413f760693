extension Gallery {
  static var animation: [GalleryTopic] {
    [
      GalleryTopic("animation/curves", "One change with five curves; press again midway.") {
        AnimationPage()
      },
      GalleryTopic("animation/repeats", "Delays, speeds, endless repeats, and a completion.") {
        RepeatsPage()
      },
      GalleryTopic("animation/flip", "Turn a card, and turn it back while it turns.") {
        FlipPage()
      },
      GalleryTopic("animation/transitions", "How views appear and disappear.") {
        TransitionsPage()
      },
      GalleryTopic(
        "animation/composed-transitions", "Transitions that combine others; hide and show."
      ) {
        ComposedTransitionsPage()
      },
      GalleryTopic("animation/matched-geometry", "Cards fly from the pile to the table.") {
        MatchedGeometryPage()
      },
      GalleryTopic("animation/positions", "Views move to their new places after a change.") {
        PositionsPage()
      },
      GalleryTopic("animation/timeline", "A view updated every second, while it runs.") {
        TimelinePage()
      },
    ]
  }
}
