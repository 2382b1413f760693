import TerminalIO
import TestSupport
import Testing
import TextUI

// Example begins
extension EnvironmentValues {
  var accent: Color {
    get { self[AccentKey.self] ?? (colorScheme == .dark ? .brightCyan : .blue) }
    set { self[AccentKey.self] = newValue }
  }
}

enum AccentKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}
// Example ends

@Suite("Themes and terminals")
@MainActor struct ThemesAndTerminalsGuideTests {
  // Example begins
  struct Heading: View {
    @Environment(\.accent) private var accent
    let title: String

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text(title).bold().foregroundStyle(accent)
        Divider()
      }
    }
  }
  // Example ends

  // Example begins
  struct Temperature: View {
    @Environment(\.colors) private var colors
    let degrees: Int

    var body: some View {
      Text(degrees < 0 ? "\(degrees)° frost" : "\(degrees)°")
        .foregroundStyle(colors >= 256 ? Color(red: 0x50, green: 0xA0, blue: 0xF0) : .terminal)
    }
  }
  // Example ends

  // Example begins
  struct Weather: View {
    @Environment(\.isUnicode) private var isUnicode

    var body: some View {
      Text(isUnicode ? "☂ rain" : "rain").border(.rounded)
    }
  }
  // Example ends

  // Example begins
  @MainActor struct WeatherApp: TerminalApp {
    var options: TerminalOptions {
      var options = TerminalOptions()
      options.minimumSize = Size(width: 40, height: 12)
      options.quitKey = KeyPress(.character("q"), modifiers: .control)
      options.colorScheme = .light
      options.reducesMotion = true
      return options
    }

    var body: some View {
      Weather().windowTitle("Weather")
    }
  }
  // Example ends

  @Test("the guide's examples compile, and print what the guide says")
  func examples() async throws {
    let printed = PrintedLines()
    func print(_ values: Any...) { printed.add(values) }

    // Example begins
    for scheme in ColorScheme.allCases {
      let size = Size(width: 6, height: 2)
      let preview = Preview("heading", size: size, colorScheme: scheme) { Heading(title: "Today") }
      print(scheme, preview.frame().buffer.style(at: .zero).foreground == .blue)
    }
    // Example ends

    // Example begins
    for isUnicode in [true, false] {
      let size = Size(width: 10, height: 3)
      let preview = Preview("weather", size: size, isUnicode: isUnicode) { Weather() }
      for row in preview.lines() { print(row) }
    }
    // Example ends

    let guide = try DocumentedGuide(
      in: "Sources/Terminal/TextUI/TextUI.docc/ThemesAndTerminals.md")
    #expect(
      try (DocumentedGuide.pieces(in: #filePath), printed.rows) == (guide.blocks, guide.output))
  }
}
