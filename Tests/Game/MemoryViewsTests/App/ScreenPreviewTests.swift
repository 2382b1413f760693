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
    let different = topics(at: size).filter { topic in
      var light = preview(topic, size)
      light.colorScheme = .light
      return light.lines() != preview(topic, size).lines()
    }
    #expect(different.map(\.name) == [])
  }

  @Test(
    "in ASCII only ASCII is shown, and each row is as long as the window is wide", arguments: sizes)
  func showsASCII(size: Size) {
    let wrong = topics(at: size).flatMap { topic in
      var plain = preview(topic, size)
      plain.isUnicode = false
      return plain.lines().filter { line in
        line.utf8.count != size.width || line.utf8.contains { $0 >= 0x7F }
      }
    }
    #expect(wrong == [])
  }

  @Test("no window is too small or too large to be drawn")
  func fitsEverywhere() {
    var wrong: [String] = []
    for (number, topic) in Gallery.screens.enumerated() {
      let sizes = [(0, 0), (1, 1), (10, 5), (39, 11), (500, 200)]
      for (width, height) in sizes.sampled(every: 3, from: number) {
        let size = Size(width: width, height: height)
        if preview(topic, size).frame().buffer.size != size {
          wrong.append("\(topic.name) in \(size)")
        }
      }
    }
    #expect(wrong == [])
  }

  @Test("every screen comes to rest, except for running countdowns", arguments: sizes)
  func comesToRest(size: Size) {
    let restless = topics(at: size).filter { topic in
      var preview = preview(topic, size)
      preview.time = .seconds(30)
      return preview.frame().wake.map { $0 < .seconds(60) } ?? false
    }
    #expect(restless.map(\.name).filter { !["screens/game", "screens/deal"].contains($0) } == [])
  }

  @Test("every screen says something to a screen reader")
  func speaks() {
    let silent = Gallery.screens.filter { topic in
      let frame = preview(topic, Size(width: 80, height: 24)).frame()
      return frame.accessibility.isEmpty || frame.accessibility.contains { $0.label.isEmpty }
    }
    #expect(silent.map(\.name) == [])
  }
}
