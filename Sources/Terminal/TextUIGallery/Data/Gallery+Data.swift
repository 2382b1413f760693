extension Gallery {
  static var data: [GalleryTopic] {
    [
      GalleryTopic("data/state", "State belongs to one view; a binding lends it to others.") {
        StatePage()
      },
      GalleryTopic("data/model", "A model of one's own, shown and changed through bindings.") {
        ModelPage()
      },
      GalleryTopic("data/lifecycle", "Views are told when they come, change and go.") {
        LifecyclePage()
      },
      GalleryTopic("data/environment", "What views inherit from those above; switch it off.") {
        EnvironmentPage()
      },
      GalleryTopic(
        "data/environment-key", "A value of one's own, inherited or said anew; let it snow."
      ) {
        EnvironmentKeyPage()
      },
      GalleryTopic("data/reports", "Cards report points to those above; turn some.") {
        ReportsPage()
      },
      GalleryTopic("data/preferences", "Views report where they are to those above; choose one.") {
        PreferencesPage()
      },
      GalleryTopic("data/list", "A million rows, of which only those in sight exist.") {
        ListPage()
      },
      GalleryTopic("data/layer-order", "A pile of cards; tap one to have it on top.") {
        LayerOrderPage()
      },
      GalleryTopic("data/section-list", "A list of views below the headers of their sections.") {
        SectionListPage()
      },
      GalleryTopic("data/table", "Rows of columns, sorted by the title that is pressed.") {
        TablePage()
      },
      GalleryTopic("data/task", "Work beside the drawing; its result comes when it is there.") {
        TaskPage()
      },
      GalleryTopic("data/paged", "A long list, loaded as far as one scrolls.") { PagedPage() },
      GalleryTopic("data/sections", "Animals by their first letter.") { SectionsPage() },
    ]
  }
}
