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

  @Test("a preview is 80 by 24 cells by default, and has the properties of the terminal")
  func usual() {
    let preview = Preview("facts") { Facts() }
    #expect(
      (preview.name, preview.size, preview.lines().joined().contains("dark 0.5 false true")) == (
        "facts", Size(width: 80, height: 24), true
      ))

    let otherPreview = Preview(
      "facts", size: Size(width: 20, height: 1), colorScheme: .light, cellAspect: 1,
      reducedMotion: true, isUnicode: false
    ) { Facts() }
    #expect(otherPreview.lines() == ["light 1.0 true false"])
  }

  @Test("devices have sizes and abilities, and a preview knows the fitting size of its view")
  func devices() {
    #expect(
      (
        Device.allCases.map(\.size.width), Device.allCases.map(\.size.height),
        Device.allCases.map(\.colors).filter { $0 < 1 << 24 }
      ) == ([80, 40, 200, 60, 80, 80, 80], [24, 12, 60, 60, 24, 24, 23], [0, 256, 256]))
    let facts = Preview("facts") { Facts() }
    #expect(
      (
        facts.on(.small).lines().count, Device(rawValue: "vt100"),
        facts.on(.dumb).lines().joined().contains("dark 0.5 true false")
      ) == (12, .vt100, true))

    func size(_ text: String) -> Size {
      Preview("text", size: Size(width: 9, height: 2)) { Text(text).border() }.fittingSize
    }
    #expect(
      [size("ab"), size("abcdefghijkl")] == [Size(width: 4, height: 2), Size(width: 9, height: 2)])
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

  @Test("events and changes over time have happened before the frame, in each preview anew")
  func events() throws {
    let preview = Preview("counter", size: Size(width: 5, height: 1)) { Counter() }
    let script = try KeyScript("enter enter enter")
    #expect(
      preview.lines(after: script.events)[0].contains("3") && preview.lines()[0].contains("0"))

    var otherPreview = Preview("clock", size: Size(width: 3, height: 1), at: .seconds(5)) {
      TimelineView(.periodic(from: .zero, by: .seconds(2))) { Text("\($0.components.seconds)") }
    }
    let firstScreen = otherPreview.lines()
    otherPreview.time = .seconds(6)
    #expect([firstScreen, otherPreview.lines()] == [[" 4 "], [" 6 "]])
  }
}
