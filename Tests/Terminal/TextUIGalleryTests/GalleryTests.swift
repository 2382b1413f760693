import TestSupport
import Testing
import TextUI
import TextUIGallery

@Suite("Gallery")
struct GalleryTests {
  private nonisolated static let sizes = [
    Size(width: 1, height: 1), Size(width: 40, height: 12), Size(width: 80, height: 24),
    Size(width: 200, height: 60),
  ]

  /// The pages that are tried at a size: every fourth one, at each size others.
  private func previews(at size: Size) -> [Preview] {
    Gallery.textUI.sampled(every: 4, from: Self.sizes.firstIndex(of: size) ?? 0).map(\.preview)
  }

  @Test("every topic can be found by its name, in its section, and has a short caption")
  func namesAreUnique() {
    let gallery = Gallery(Gallery.textUI)
    let lost = Gallery.textUI.map(\.name).filter { name in
      name.split(separator: "/").count != 2 || gallery.topic(named: name)?.name != name
    }
    let wrong = Gallery.textUI.map(\.caption).filter { caption in
      !caption.utf8.allSatisfy { (0x20...0x7E).contains($0) } || caption.count > 64
        || !caption.hasSuffix(".")
    }
    #expect((lost, wrong, Set(gallery.names).count) == ([], [], 2 * Gallery.textUI.count))
    #expect(gallery.topic(named: "layout/nothing") == nil)

    let sections = Gallery.textUI.map { $0.name.prefix { $0 != "/" } }
    let changes = zip(sections, sections.dropFirst()).filter { $0 != $1 }.count
    #expect(changes == Set(sections).count - 1)
  }

  @Test("every page fills every window, dark or light", arguments: sizes)
  func fillsWindows(size: Size) {
    for scheme in ColorScheme.allCases {
      for preview in previews(at: size) {
        var preview = preview
        (preview.size, preview.colorScheme) = (size, scheme)
        let buffer = preview.frame().buffer
        #expect(buffer.size == size, "\(preview.name)")
        let last = (0..<size.height).map { buffer[Point(x: size.width - 1, y: $0)] }
        #expect(last.allSatisfy { $0.width < 2 }, "\(preview.name)")
      }
    }
  }

  @Test("on an ASCII terminal every page shows only ASCII", arguments: sizes)
  func showsASCII(size: Size) {
    for preview in previews(at: size) {
      var preview = preview.on(.dumb)
      preview.size = size
      let lines = preview.lines()
      #expect(lines.allSatisfy { $0.utf8.allSatisfy { $0 < 0x7F } }, "\(preview.name): \(lines)")
    }
  }

  @Test("the captions of all pages can be read in the smallest window")
  func showsCaptions() {
    for topic in Gallery.textUI {
      let words = topic.preview.on(.small).lines().prefix(2).joined(separator: " ")
      let shown = words.split(separator: " ").joined(separator: " ")
      #expect(shown.hasPrefix(topic.caption), "\(topic.name): \(shown)")
    }
  }

  @Test("pages come to rest, except those about endless animations")
  func comeToRest() {
    let restless = Gallery.textUI.map(\.preview).filter { preview in
      var preview = preview
      preview.time = .seconds(60)
      return preview.frame().wake != nil
    }
    #expect(restless.map(\.name) == ["animation/timeline", "controls/progress"])
  }

  @Test("with reduced motion no page has a running animation")
  func jumpsToTheEnd() {
    for topic in Gallery.textUI where topic.name != "animation/timeline" {
      var preview = topic.preview
      preview.reducedMotion = true
      #expect(preview.frame().wake == nil, "\(topic.name)")
    }
  }

  @Test("the fitting size of every page is within 80 by 24 cells")
  func fits() {
    for preview in Gallery.textUI.map(\.preview) {
      let size = preview.fittingSize
      #expect(size.width > 0 && size.width <= 80, "\(preview.name)")
      #expect(size.height > 1 && size.height <= 24, "\(preview.name)")
    }
  }
}
