extension Gallery {
  static var shapes: [GalleryTopic] {
    [
      GalleryTopic("shapes/figures", "Shapes fit any space; equal sides look equal.") {
        ShapesPage()
      },
      GalleryTopic("shapes/path", "Your own path, drawn with a growing part of its line.") {
        PathPage()
      },
      GalleryTopic("shapes/pie", "The pie behind the face says how much bonus is left.") {
        PiePage()
      },
      GalleryTopic("shapes/image", "A picture in two colours a cell, over what is behind it.") {
        ImagePage()
      },
      GalleryTopic("shapes/drawing", "Free drawing, with parts that can be tapped.") {
        CanvasPage()
      },
      GalleryTopic(
        "shapes/representable", "A drawing of another library, which keeps its state."
      ) {
        RepresentablePage()
      },
    ]
  }
}
