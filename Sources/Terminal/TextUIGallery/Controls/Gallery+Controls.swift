extension Gallery {
  static var controls: [GalleryTopic] {
    [
      GalleryTopic("controls/basics", "Press, turn on and off, count; Tab leads on.") {
        ControlsPage()
      },
      GalleryTopic("controls/styles", "Looks of buttons; hold the mouse on those of one's own.") {
        StylesPage()
      },
      GalleryTopic("controls/choices", "One of several, by arrows or a click.") { ChoicesPage() },
      GalleryTopic("controls/slider", "Drag the knobs, or press the arrows.") { SliderPage() },
      GalleryTopic("controls/menu", "A button that opens a list of buttons.") { MenuPage() },
      GalleryTopic("controls/label", "Icons before titles, and headers above sections.") {
        LabelPage()
      },
      GalleryTopic("controls/text-editor", "Write some lines; they wrap between words.") {
        TextEditorPage()
      },
      GalleryTopic("controls/progress", "How much is done, or that something is being done.") {
        ProgressPage()
      },
      GalleryTopic("controls/form", "A form says what is wrong while one types.") { FormPage() },
      GalleryTopic("controls/submit", "Type dog, owl or bee, and press Enter.") {
        SubmitPage()
      },
      GalleryTopic("controls/speech", "What a screen reader is told; press Enter.") {
        SpeechPage()
      },
    ]
  }
}
