import TestSupport
import Testing
import TextUI
import TextUITesting

@Suite("Testing")
struct TestingGuideTests {
  // Example begins
  struct Counter: View {
    @State private var count = 0

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("\(count) sheep")
        Button("Count") { count += 1 }.keyboardShortcut(.character("c"))
      }
      .announce("\(count) sheep", whenChanged: count)
    }
  }
  // Example ends

  // Example begins
  struct Lamp: View {
    @State private var isOn = false

    var body: some View {
      Text("light").padding(.leading, isOn ? 8 : 0).frame(width: 13, alignment: .leading)
        .onTapGesture { withAnimation(.linear(duration: .seconds(1))) { isOn = true } }
    }
  }
  // Example ends

  // Example begins
  struct Radio: View {
    let reports: AsyncStream<String>
    @State private var latest = "silence"

    var body: some View {
      Text(latest).task { for await report in reports { latest = report } }
    }
  }
  // Example ends

  @Test("the guide's examples compile, and print what the guide says")
  func examples() async throws {
    let printed = PrintedLines()
    func print(_ values: Any...) { printed.add(values) }

    // Example begins
    let stage = Stage(width: 14, height: 3) { Counter() }
    stage.type("c")
    stage.tap("Count")
    for row in stage.rows { print(row) }
    // Example ends

    // Example begins
    let lamp = Stage(width: 13, height: 1) { Lamp() }
    lamp.tap("light")
    for time in [0, 500, 1_000] { print(lamp.at(.milliseconds(time)).rows[0] + "|") }
    // Example ends

    // Example begins
    let (reports, reporter) = AsyncStream<String>.makeStream()
    let radio = Stage(width: 7, height: 1) { Radio(reports: reports) }
    print(radio.rows[0])
    reporter.yield("rain")
    print(await radio.draws { radio.rows[0].contains("rain") })
    // Example ends

    // Example begins
    var environment = EnvironmentValues()
    environment.isUnicode = false
    environment.colors = 0
    environment.reducesMotion = true
    let plain = Stage(width: 14, height: 2, environment: environment) { Counter() }
    print(plain.announcements, plain.focused?.label ?? "nothing")
    plain.key(.tab)
    plain.key(.enter)
    print(plain.announcements, plain.focused?.label ?? "nothing")
    // Example ends

    // Example begins
    let preview = Preview("counter", size: Size(width: 14, height: 2)) { Counter() }
    for row in preview.lines(after: try KeyScript("tab enter enter c").events) { print(row) }
    // Example ends

    let guide = try DocumentedGuide(
      in: "Sources/Terminal/TextUI/TextUI.docc/Testing.md")
    #expect(try DocumentedGuide.pieces(in: #filePath) == guide.blocks)
    #expect(printed.rows == guide.output)
  }
}
