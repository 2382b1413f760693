import TestSupport
import Testing
import TextUI
import TextUIGallery

@Suite("Gallery: stories")
struct GalleryStoryTests {
  @Test("Enter opens a page, Esc leads back, and the list remembers where it was")
  func walksByKeys() throws {
    let walk = GalleryWalk()
    #expect([walk.bar, walk.marked] == ["Gallery ↑↓ Enter q quit", "Stacks Rows,"])

    try walk.does("down down down enter")
    #expect(walk.bar == "‹ Back Modifiers c code Esc q quit")

    try walk.does("esc")
    #expect([walk.bar, walk.marked] == ["Gallery ↑↓ Enter q quit", "Modifiers Each"])
  }

  @Test("a click opens a page, and a click on Back leaves it")
  func walksByMouse() throws {
    let walk = GalleryWalk()

    try walk.clicks("Frames")
    #expect(walk.bar == "‹ Back Frames c code Esc q quit")

    try walk.clicks("Back")
    #expect(walk.marked == "Frames A")
  }

  @Test("the list scrolls with the focus, and is restored to its place")
  func scrolls() throws {
    let topics = Array(Gallery.textUI.suffix(Sampling.isWhole ? .max : 20))
    let walk = GalleryWalk(Size(width: 40, height: 12), topics: topics)
    try walk.does("end")
    for _ in 1..<topics.count { try walk.does("down") }
    #expect(walk.marked == "Delay Everything")
    let lines = walk.lines

    try walk.does("enter")
    #expect(walk.bar == "‹ Back Delay c code Esc q quit")
    try walk.does("esc")
    #expect(walk.lines == lines)
  }

  @Test("every page can be opened by keys and left by one Esc")
  func opensEveryPage() throws {
    let topics = Gallery.textUI.sampled(every: 4)
    let walk = GalleryWalk(topics: topics)
    for topic in topics {
      try walk.does("enter")
      #expect(walk.bar.hasPrefix("‹ Back"), "\(topic.name)")
      #expect(walk.lines[1].contains(topic.caption), "\(topic.name)")
      try walk.does("esc")
      #expect(walk.bar.hasPrefix("Gallery"), "\(topic.name)")
      try walk.does("down")
    }
  }

  @Test("a custom element receives presses, and the keys of the view in it")
  func pressesAnElement() throws {
    let walk = GalleryWalk()
    let number = try #require(Gallery.textUI.firstIndex { $0.name == "input/elements" })
    for _ in 0..<number { try walk.does("down") }
    try walk.does("enter")
    let scale = "█████████░░░░░░░░░░░░"
    #expect(walk.lines.contains { $0.contains(scale + "  8") })

    try walk.does("right right")
    #expect(walk.lines.contains { $0.contains("███████████░░░░░░░░░░ 10") })
    try walk.clicks("█")
    #expect(walk.lines.contains { $0.contains("█░░░░░░░░░░░░░░░░░░░░  0") })
    try walk.does("end")
    #expect(walk.lines.contains { $0.contains("█████████████████████ 20") })
  }

  @Test("q is left to the program that shows the gallery, except in a text field")
  func leavesQuitting() throws {
    let walk = GalleryWalk(Size(width: 80, height: 100))
    #expect(try !walk.does("q"))

    try walk.clicks("Form ")
    #expect(try walk.does("q") && walk.lines.contains { $0.contains("Theme q") })
  }

  @Test("at rest the gallery requests no further frame")
  func rests() throws {
    let walk = GalleryWalk(reducesMotion: false)
    #expect(walk.frame.wake == nil)

    try walk.does("enter")
    #expect(walk.frame.wake != nil)
    walk.waits(.seconds(1))
    #expect(walk.frame.wake == nil)
  }

  @Test("the state of a page is lost when it is left")
  func forgets() throws {
    let walk = GalleryWalk()
    try walk.clicks("State")
    try walk.does("enter enter")
    #expect(walk.lines.contains { $0.contains("own 2, all 2") })

    try walk.does("esc enter")
    #expect(walk.lines.contains { $0.contains("own 0, all 0") })
  }
}
