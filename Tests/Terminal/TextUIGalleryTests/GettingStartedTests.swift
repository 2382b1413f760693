import TestSupport
import Testing
import TextUI
import TextUIGallery

@Suite("Getting started with the gallery")
struct TextUIGalleryGettingStartedTests {
  @Test("the article's example prints what the article says")
  func example() throws {
    let printed = PrintedLines()
    func print(_ values: Any...) { printed.add(values) }

    // Example begins
    let fruit = GalleryTopic("parts/fruit", "What is eaten first.") {
      HStack {
        Text("apple").border(.single)
        Text("pear").border(.single)
      }
    }
    let gallery = Gallery([fruit] + Gallery.textUI)
    print(gallery.names.contains("fruit"))

    var preview = fruit.preview
    preview.size = Size(width: 40, height: 6)
    for row in preview.lines() { print(row) }

    let screen = Preview("gallery", size: Size(width: 40, height: 6)) { GalleryScreen(gallery) }
    for row in screen.lines() { print(row) }
    // Example ends

    let article = try DocumentedExample(of: "TextUIGallery")
    #expect(
      try (DocumentedExample.code(in: #filePath), printed.rows) == (article.code, article.output))
  }
}
