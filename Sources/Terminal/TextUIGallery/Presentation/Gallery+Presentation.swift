extension Gallery {
  static var presentation: [GalleryTopic] {
    [
      GalleryTopic("presentation/popups", "Popups come in over the nearest edge.") { PopupsPage() },
      GalleryTopic("presentation/anchored-popup", "A menu beside the button that opens it.") {
        AnchoredPopupPage()
      },
      GalleryTopic(
        "presentation/popup-styles", "A style and a transition of one's own; a value that is asked."
      ) {
        PopupStylesPage()
      },
      GalleryTopic("presentation/point-popup", "Click anywhere: the popup opens there.") {
        PointPopupPage()
      },
      GalleryTopic("presentation/draggable-popup", "Open it and drag it anywhere; Esc closes it.") {
        DraggablePopupPage()
      },
      GalleryTopic("presentation/field-popup", "A popup to type in; Enter saves and Esc cancels.") {
        FieldPopupPage()
      },
      GalleryTopic("presentation/sheet", "A sheet for the item that is chosen; Esc closes it.") {
        SheetPage()
      },
      GalleryTopic(
        "presentation/popup-queue", "Popups of a centre come one after the other, or by twos."
      ) {
        QueuePage()
      },
      GalleryTopic("presentation/dialog", "A question with three answers; Esc cancels.") {
        DialogPage()
      },
      GalleryTopic("presentation/gate", "A gate that a right answer opens.") { GatePage() },
      GalleryTopic("presentation/confirmation", "A choice of actions at the bottom.") {
        ConfirmationPage()
      },
      GalleryTopic("presentation/snackbars", "Messages that disappear by themselves, errors first.")
      {
        SnackbarsPage()
      },
    ]
  }
}
