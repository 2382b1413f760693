extension Gallery {
  static var data: [GalleryTopic] {
    [
      GalleryTopic("data/state", "State belongs to one view; a binding lends it to others.") {
        StatePage()
      },
      GalleryTopic("data/model", "Your own model, shown and changed through bindings.") {
        ModelPage()
      },
      GalleryTopic("data/equatable", "Views that are evaluated again only if they change.") {
        EquatablePage()
      },
      GalleryTopic("data/lifecycle", "Callbacks when views appear, change and disappear.") {
        LifecyclePage()
      },
      GalleryTopic("data/environment", "What views inherit from those above; switch it off.") {
        EnvironmentPage()
      },
      GalleryTopic(
        "data/environment-key", "Your own value, inherited or overridden; let it snow."
      ) {
        EnvironmentKeyPage()
      },
      GalleryTopic("data/reports", "Cards report points to those above; turn some.") {
        ReportsPage()
      },
      GalleryTopic("data/preferences", "Views report where they are to those above; choose one.") {
        PreferencesPage()
      },
      GalleryTopic("data/list", "A million rows; only the visible ones exist.") {
        ListPage()
      },
      GalleryTopic("data/editable-list", "Delete removes a row; Alt with an arrow moves it.") {
        EditableListPage()
      },
      GalleryTopic("data/growing-list", "New rows appear at the end, which stays in sight.") {
        GrowingListPage()
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
      GalleryTopic("data/log", "What a program prints; F12 shows the gallery's own output.") {
        LogPage()
      },
      GalleryTopic("data/tree", "Branches expand to the right and collapse to the left.") {
        TreePage()
      },
      GalleryTopic("data/task", "A background task; its result appears when it is ready.") {
        TaskPage()
      },
      GalleryTopic("data/refresh", "F5, or the wheel twice beyond the top, loads a list again.") {
        RefreshPage()
      },
      GalleryTopic("data/paged", "A long list, loaded as you scroll.") { PagedPage() },
      GalleryTopic("data/sections", "Animals by their first letter.") { SectionsPage() },
    ]
  }
}
