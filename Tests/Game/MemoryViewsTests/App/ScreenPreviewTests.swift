import TestSupport
import Testing
import TextUI
import TextUIGallery

@testable import MemoryViews

/// The invariants of every screen of the game.
@Suite("All screens") struct ScreenPreviewTests {
  private nonisolated static let sizes = [
    Size(width: 40, height: 12), Size(width: 80, height: 24), Size(width: 200, height: 60),
  ]

  /// The screens that are tried at a size: every third one, at each size others.
  private func topics(at size: Size) -> [GalleryTopic] {
    Gallery.screens.sampled(every: 3, from: Self.sizes.firstIndex(of: size) ?? 0)
  }

  private func preview(_ topic: GalleryTopic, _ size: Size) -> Preview {
    var preview = topic.preview
    preview.size = size
    preview.reducedMotion = true
    return preview
  }

  @Test("the text does not depend on the colour scheme", arguments: sizes)
  func readsTheSame(size: Size) {
    for topic in topics(at: size) {
      var light = preview(topic, size)
      light.colorScheme = .light
      #expect(light.lines() == preview(topic, size).lines(), "\(topic.name)")
    }
  }

  @Test(
    "in ASCII only ASCII is shown, and each row is as long as the window is wide", arguments: sizes)
  func showsASCII(size: Size) {
    for topic in topics(at: size) {
      var plain = preview(topic, size)
      plain.isUnicode = false
      let lines = plain.lines()
      #expect(lines.allSatisfy { $0.utf8.allSatisfy { $0 < 0x7F } }, "\(topic.name): \(lines)")
      #expect(lines.allSatisfy { $0.utf8.count == size.width }, "\(topic.name)")
    }
  }

  @Test("no window is too small or too large to be drawn")
  func fitsEverywhere() {
    for (number, topic) in Gallery.screens.enumerated() {
      let sizes = [(0, 0), (1, 1), (10, 5), (39, 11), (500, 200)]
      for (width, height) in sizes.sampled(every: 3, from: number) {
        let size = Size(width: width, height: height)
        #expect(preview(topic, size).frame().buffer.size == size, "\(topic.name)")
      }
    }
  }

  @Test("every screen comes to rest, except for running countdowns", arguments: sizes)
  func comesToRest(size: Size) {
    for topic in topics(at: size) where !["screens/game", "screens/deal"].contains(topic.name) {
      var preview = preview(topic, size)
      preview.time = .seconds(30)
      let wake = preview.frame().wake
      #expect(wake == nil || wake ?? .zero >= .seconds(60), "\(topic.name): \(wake as Any)")
    }
  }

  @Test("every screen says something to a screen reader")
  func speaks() {
    for topic in Gallery.screens {
      let frame = preview(topic, Size(width: 80, height: 24)).frame()
      #expect(!frame.accessibility.isEmpty, "\(topic.name)")
      #expect(
        frame.accessibility.allSatisfy { !$0.label.isEmpty },
        "\(topic.name): \(frame.accessibility.filter { $0.label.isEmpty })")
    }
  }
}
