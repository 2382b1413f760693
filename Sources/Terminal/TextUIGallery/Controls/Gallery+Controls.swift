extension Gallery {
  static var controls: [GalleryTopic] {
    [
      GalleryTopic("controls/basics", "Press, switch, count; Tab moves on.") {
        ControlsPage()
      },
      GalleryTopic("controls/styles", "Button styles; hold the mouse on the custom ones.") {
        StylesPage()
      },
      GalleryTopic("controls/choices", "One of several, by arrows or a click.") { ChoicesPage() },
      GalleryTopic("controls/slider", "Drag the knobs, or press the arrows.") { SliderPage() },
      GalleryTopic("controls/menu", "A button that opens a list of buttons.") { MenuPage() },
      GalleryTopic("controls/label", "Icons before titles, and headers above sections.") {
        LabelPage()
      },
      GalleryTopic("controls/groups", "Boxes and lines, and groups that open.") { GroupsPage() },
      GalleryTopic("controls/web-links", "Enter or a click on a link copies its address.") {
        WebLinkPage()
      },
      GalleryTopic("controls/text-editor", "Write some lines; they wrap between words.") {
        TextEditorPage()
      },
      GalleryTopic("controls/progress", "How much is done, or that work is in progress.") {
        ProgressPage()
      },
      GalleryTopic("controls/form", "A form says what is wrong while you type.") { FormPage() },
      GalleryTopic("controls/submit", "Type dog, owl or bee, and press Enter.") {
        SubmitPage()
      },
      GalleryTopic("controls/speech", "What a screen reader reads; press Enter.") {
        SpeechPage()
      },
    ]
  }
}
