extension Gallery {
  static var input: [GalleryTopic] {
    [
      GalleryTopic("input/gestures", "Tap, tap twice, hold, drag; + and - change the size.") {
        GesturesPage()
      },
      GalleryTopic(
        "input/own-gestures", "Flick the card to the left or right; hold, then drag it."
      ) {
        OwnGesturePage()
      },
      GalleryTopic("input/mouse", "Move over the frame, press, drag out of it, turn the wheel.") {
        MousePage()
      },
      GalleryTopic(
        "input/drag-and-drop", "Drag animals from box to box; a full box sends them back."
      ) {
        DragAndDropPage()
      },
      GalleryTopic("input/reorder", "Drag a card to another place of the row.") {
        ReorderPage()
      },
      GalleryTopic("input/hit-testing", "The frontmost view is hit, where it has its shape.") {
        HitTestPage()
      },
      GalleryTopic("input/focus", "Arrows go to the nearest card, Tab to the next.") {
        FocusPage()
      },
      GalleryTopic("input/keys", "Every key and paste goes to the focused view.") {
        KeysPage()
      },
      GalleryTopic(
        "input/elements", "An element that is pressed, with the keys of a view in it."
      ) {
        ElementPage()
      },
      GalleryTopic("input/shortcuts", "Keys that press buttons, whatever has the focus.") {
        ShortcutsPage()
      },
      GalleryTopic("input/copying", "^Y copies what has the focus or lies under the mouse.") {
        CopyPage()
      },
    ]
  }
}
