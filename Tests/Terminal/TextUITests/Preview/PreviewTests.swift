import Testing
import TextUI

@Suite struct PreviewTests {
  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      Button("\(count)") { count += 1 }.defaultFocus()
    }
  }

  private struct Facts: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.cellAspect) private var aspect
    @Environment(\.reducesMotion) private var isStill
    @Environment(\.isUnicode) private var isUnicode

    var body: some View {
      Text("\(scheme) \(aspect) \(isStill) \(isUnicode)")
    }
  }

  @Test("a preview is a view in a terminal of 80 by 24 cells by default")
  func usual() {
    let preview = Preview("facts") { Facts() }
    #expect(preview.name == "facts")
    #expect(preview.size == Size(width: 80, height: 24))
    #expect(preview.lines().joined().contains("dark 0.5 false true"))
  }

  @Test("the view inherits the properties of the terminal")
  func environment() {
    let preview = Preview(
      "facts", size: Size(width: 20, height: 1), colorScheme: .light, cellAspect: 1,
      reducedMotion: true, isUnicode: false
    ) { Facts() }
    #expect(preview.lines() == ["light 1.0 true false"])
  }

  @Test("devices have sizes, and a dumb one has only ASCII and no animations")
  func devices() {
    #expect(Device.allCases.map(\.size.width) == [80, 40, 200, 60, 80, 80, 80])
    #expect(Device.allCases.map(\.size.height) == [24, 12, 60, 60, 24, 24, 23])
    #expect(Device.allCases.map(\.colors).filter { $0 < 1 << 24 } == [0, 256, 256])
    let facts = Preview("facts") { Facts() }
    #expect(facts.on(.dumb).lines().joined().contains("dark 0.5 true false"))
    #expect(facts.on(.small).lines().count == 12)
    #expect(Device(rawValue: "vt100") == .vt100)
  }

  @Test("popups are at their final places, and gone when they are closed")
  func settlesPopups() {
    let isPresented = Slip(false)
    let preview = Preview("popup", size: Size(width: 5, height: 2)) {
      Text("below").popup(isPresented: isPresented.binding, style: .plain) { Text("popup") }
        .onKeyPress(.enter) { isPresented.set(true) }
    }
    let enter = Event.key(KeyPress(.enter))
    let escape = Event.key(KeyPress(.escape))
    #expect(preview.lines(after: [enter])[0] == "bpo┃w")
    isPresented.set(false)
    #expect(preview.lines(after: [enter, escape])[0] == "below")
  }

  @Test("events are sent before the frame, and each preview starts anew")
  func events() throws {
    let preview = Preview("counter", size: Size(width: 5, height: 1)) { Counter() }
    let script = try KeyScript("enter enter enter")
    #expect(preview.lines(after: script.events)[0].contains("3"))
    #expect(preview.lines()[0].contains("0"))
  }

  @Test("changes over time have happened up to the time of the preview")
  func time() {
    var preview = Preview("clock", size: Size(width: 3, height: 1), at: .seconds(5)) {
      TimelineView(.periodic(from: .zero, by: .seconds(2))) { Text("\($0.components.seconds)") }
    }
    #expect(preview.lines() == [" 4 "])
    preview.time = .seconds(6)
    #expect(preview.lines() == [" 6 "])
  }

  @Test("a preview knows the fitting size of its view, within its own")
  func fitting() {
    func size(_ text: String) -> Size {
      Preview("text", size: Size(width: 9, height: 2)) { Text(text).border() }.fittingSize
    }
    #expect(size("ab") == Size(width: 4, height: 2))
    #expect(size("abcdefghijkl") == Size(width: 9, height: 2))
  }
}
