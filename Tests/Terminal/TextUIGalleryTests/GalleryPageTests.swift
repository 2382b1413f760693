import Testing
import TextUI
import TextUIGallery

@Suite("Gallery: pages")
struct GalleryPageTests {
  /// Returns the text of a page after a script and some time, without blank rows and margins.
  private func page(
    _ name: String, _ script: String = "", at time: Duration = .zero,
    reducesMotion: Bool = true
  ) throws -> [String] {
    try lines(name, script, at: time, reducesMotion: reducesMotion).trimmed
  }

  private func lines(
    _ name: String, _ script: String, at time: Duration, reducesMotion: Bool
  ) throws -> [String] {
    var preview = try #require(Gallery(Gallery.textUI).topic(named: name)).preview
    preview.reducedMotion = reducesMotion
    preview.time = time
    return preview.lines(after: try KeyScript(script).events).dropFirst().map { $0 }
  }

  @Test("the grid's cards have three sizes, rows follow the buttons, and children own their state")
  func grid() throws {
    let end = try page("layout/scroll", "tab enter")
    let lines = try page("data/state", "enter tab enter enter")
    #expect(
      try (
        page("layout/grid", "enter").prefix { !$0.contains("╰") }.count,
        page("layout/grid").prefix { !$0.contains("╰") }.count,
        page("layout/grid", "tab tab enter").prefix { !$0.contains("╰") }.count
      ) == (4, 5, 10))
    #expect(
      try page("layout/scroll").contains { $0.contains("Row 1 ") }
        && end.contains { $0.contains("Row 30 ") } && !end.contains { $0.contains("Row 1 ") }
        && lines[0] == "The parent sees 3")
    #expect(lines.contains { $0.contains("own 1, all 3") && $0.contains("own 2, all 3") })
  }

  @Test("the pie is empty after six seconds, and starts again")
  func pie() throws {
    func cells(_ script: String, _ time: Duration) throws -> Int {
      try page("shapes/pie", script, at: time, reducesMotion: false)
        .joined().count { "█▌▐▀▄▙▟▛▜▘▝▖▗".contains($0) }
    }
    let (full, half, none) = try (
      cells("", .zero), cells("", .seconds(3)), cells("", .seconds(6))
    )
    #expect(full > 150 && (full * 2 / 5...full * 3 / 5).contains(half) && none == 0)
  }

  @Test("a turning card is a line in the middle of its turn, and five animals arrive at one place")
  func flip() throws {
    let back = try page("animation/flip")
    let middle = try page(
      "animation/flip", "enter", at: .milliseconds(200), reducesMotion: false)
    let face = try page("animation/flip", "enter")
    let end = try page("animation/curves", "enter", at: .seconds(20), reducesMotion: false)
    let start = try page("animation/curves")
    #expect(
      try (back[2].filter { $0 == "?" }.count, middle[2].filter { $0 == "?" }.count) == (4, 3)
        && !middle[2].contains("🐶") && face[2].contains("🐶")
        && (page("animation/flip", "enter enter")[2], end) == (
          back[2], (try page("animation/curves", "enter"))
        ))
    #expect(
      end.prefix(5).allSatisfy { $0.count == end[0].count }
        && start[0].count == end[0].count - 20)
  }

  @Test("cards are dealt one by one, and gathered, and animals swap their places")
  func deal() throws {
    let two = try page("animation/matched-geometry", "enter enter").joined()
    let none = try page("animation/matched-geometry", "enter enter tab enter")
    #expect(
      try two.contains("🐶") && two.contains("🐱") && !two.contains("🦊")
        && none == page("animation/matched-geometry", "tab"))

    func order(_ script: String, _ time: Duration) throws -> [Character] {
      let rows = try page("animation/positions", script, at: time, reducesMotion: false)
      return rows[2].filter { "🐶🐱🦊🦉".contains($0) }
    }
    let columns = try [0, 500, 1000].map { milliseconds in
      let lines = try lines(
        "animation/positions", "tab tab tab enter", at: .milliseconds(milliseconds),
        reducesMotion: false)
      let row = try #require(lines.first { $0.contains("dog") })
      return row.prefix { $0 == " " }.count
    }
    #expect(
      try order("enter", .zero) == ["🐶", "🐱", "🦊", "🦉"]
        && order("enter", .milliseconds(500)).count < 4
        && (order("enter", .seconds(1)), columns.map { $0 - columns[0] }) == (
          ["🦉", "🦊", "🐱", "🐶"], [0, 18, 36]
        ))
  }

  @Test("a drag moves the card and says how far")
  func gestures() throws {
    let preview = try #require(Gallery(Gallery.textUI).topic(named: "input/gestures")).preview
    let window = preview.window()
    func mouse(_ action: MouseEvent.Action, _ x: Int, _ y: Int) {
      window.frame(size: preview.size, at: .zero)
      window.send(.mouse(MouseEvent(action, at: Point(x: x, y: y))), at: .zero)
    }
    mouse(.down(.left), 40, 13)
    mouse(.moved(.left), 45, 15)
    mouse(.up(.left), 45, 15)
    let lines = window.frame(size: preview.size, at: .zero).buffer.lines
    #expect(lines.contains { $0.contains("Dragged by 5, 2") })
  }

  @Test("a form shows its errors, and saves only valid values")
  func form() throws {
    let taken = try page("controls/form", "text:animals")
    let saved = try page("controls/form", "text:Zoo tab + tab space tab enter")
    #expect(
      try (page("controls/form", "x backspace")[1], [taken[1], taken.last], saved.last) == (
        "! A theme needs a name.", ["! There is a theme of that name.", "( Save )"],
        "Saved Zoo, 9 pairs"
      ))
  }

  @Test("a popup opens over the page, and closes by Esc or its button")
  func popup() throws {
    let closed = try page("presentation/popups")
    #expect(
      try page("presentation/popups", "enter").contains { $0.contains("From the top") }
        && (page("presentation/popups", "enter esc"), page("presentation/popups", "enter enter"))
          == (closed, closed)
    )
  }

  @Test("popups of a centre wait for each other, and another centre shows two at once")
  func queue() throws {
    let two = try page("presentation/popup-queue", "tab enter").joined()
    let next = try page("presentation/popup-queue", "tab enter enter").joined()
    #expect(
      try page("presentation/popup-queue", "enter").joined().contains("🐶")
        && page("presentation/popup-queue", "enter enter").joined().contains("🐱")
        && page("presentation/popup-queue", "enter enter enter").joined().contains("🦉"))
    #expect(
      try page("presentation/popup-queue", "enter enter enter enter")
        == page("presentation/popup-queue") && two.contains("🐶") && two.contains("🐱")
        && !two.contains("🦉"))
    #expect(next.contains("🐶") && !next.contains("🐱") && next.contains("🦉"))
  }

  @Test("links are underlined, except for those of unknown kinds")
  func links() throws {
    let preview = try #require(Gallery(Gallery.textUI).topic(named: "controls/web-links")).preview
    let buffer = preview.frame().buffer
    let underlined = (0..<buffer.size.height).filter { y in
      (0..<buffer.size.width).contains { x in
        buffer.style(at: Point(x: x, y: y)).attributes.contains(.underline)
      }
    }
    #expect(underlined.count == 4)
  }

  @Test("a key copies the focused seed, and a slider, a menu and a text editor follow keys")
  func copying() throws {
    let lines = try page("controls/text-editor", "text:Hm down enter")
    #expect(
      try [page("input/copying", "tab").last, page("input/copying", "tab ctrl-y").last] == [
        "golden-owl-41", "Not copied.",
      ] && page("controls/slider", "right pageup").contains { $0.hasSuffix("51 %") }
        && page("controls/menu", "enter enter").joined().contains("?"))
    #expect(
      try page("controls/menu", "enter down enter down enter").joined().contains("🐱")
        && lines.contains { $0.contains("│HmThe owl") } && lines.last == "64 characters")
  }

  @Test("a table and a list of sections show what is selected")
  func selections() throws {
    let sorted = try page("data/table", "tab tab enter enter")
    let titles = try #require(sorted.firstIndex { $0.contains("▼Legs") })
    #expect(
      try page("data/table", "down").last == "Selected: bee" && sorted[titles + 1].contains("bee")
        && page("data/section-list", "down down down").last == "Chosen: bee")
  }

  @Test(
    "a dialog offers actions, each answer is performed, and a snackbar goes after three seconds")
  func confirmation() throws {
    let asked = try page("presentation/dialog", "enter").joined()
    let shown = try page("presentation/snackbars", "tab enter")
    let later = try page("presentation/snackbars", "tab enter", at: .seconds(4))
    #expect(
      try page("presentation/confirmation", "enter enter").joined().contains("🐮")
        && page("presentation/confirmation", "enter esc") == page("presentation/confirmation")
        && asked.contains("Five pairs are still hidden."))
    #expect(
      try [
        page("presentation/dialog", "enter esc")[0], page("presentation/dialog", "enter enter")[0],
        page("presentation/dialog", "enter tab enter")[0],
      ] == ["Stayed", "Stayed", "Saved and left"]
        && shown.contains { $0.contains("A pair of dogs") })
    #expect(!later.contains { $0.contains("A pair of dogs") })
  }

  @Test("screens are pushed on each other, and the path can be emptied at once")
  func navigation() throws {
    let link = "down enter"
    #expect(
      try page("navigation/stack", link)[0].hasSuffix("dog, 1 deep")
        && page("navigation/stack", "\(link) enter").contains { $0.contains("cat, 2 deep") }
        && page("navigation/stack", "\(link) enter tab enter")[0] == "Animals")
  }
}

extension Collection where Element == String {
  /// The rows that are not blank, without trailing blanks.
  fileprivate var trimmed: [String] {
    map { line in
      let start = line.drop { $0 == " " }
      return String(String(start.reversed().drop { $0 == " " }).reversed())
    }.filter { !$0.isEmpty }
  }
}
