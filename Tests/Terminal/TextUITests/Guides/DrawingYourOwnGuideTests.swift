import TestSupport
import Testing
import TextUI
import TextUITesting

// Example begins
struct Badge: ViewModifier {
  @Environment(\.colorScheme) private var scheme
  let count: Int

  func body(content: Content) -> some View {
    HStack {
      content
      if count > 0 { Text("(\(count))").foregroundStyle(scheme == .dark ? .yellow : .blue) }
    }
  }
}

extension View {
  func badge(_ count: Int) -> some View { modifier(Badge(count: count)) }
}
// Example ends

@Suite("Drawing your own")
struct DrawingYourOwnGuideTests {
  // Example begins
  struct ArrowStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Text(configuration.isFocused ? "→ " : "  ")
        configuration.label
      }
      .bold(configuration.isPressed)
      .dim(!configuration.isEnabled)
    }
  }
  // Example ends

  // Example begins
  struct Flow: Layout {
    func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
      arrange(children, within: proposal.width ?? Proposal.infinity) { _, _ in }
    }

    func placeSubviews(in rect: Rect, _ children: Subviews) {
      _ = arrange(children, within: rect.width) { child, place in
        child.place(in: place.offset(x: rect.x, y: rect.y))
      }
    }

    private func arrange(
      _ children: Subviews, within width: Int, _ place: (Subview, Rect) -> Void
    ) -> Size {
      var (size, x, y, height) = (Size.zero, 0, 0, 0)
      for child in children {
        let own = child.sizeThatFits(.unspecified)
        if x > 0, x + own.width > width { (x, y, height) = (0, y + height, 0) }
        place(child, Rect(x: x, y: y, width: own.width, height: own.height))
        (x, height) = (x + own.width + 1, max(height, own.height))
        size = Size(width: max(size.width, x - 1), height: y + height)
      }
      return size
    }
  }
  // Example ends

  // Example begins
  struct Diamond: Shape {
    func path(in rect: ShapeRect) -> Path {
      Path { path in
        path.move(to: ShapePoint(x: rect.x + rect.width / 2, y: rect.y))
        path.addLine(to: ShapePoint(x: rect.x + rect.width, y: rect.y + rect.height / 2))
        path.addLine(to: ShapePoint(x: rect.x + rect.width / 2, y: rect.y + rect.height))
        path.addLine(to: ShapePoint(x: rect.x, y: rect.y + rect.height / 2))
        path.closeSubpath()
      }
    }
  }
  // Example ends

  // Example begins
  struct Bars: View {
    let numbers: [Int]
    @State private var chosen: String?

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Canvas { context, size in
          for (x, number) in numbers.enumerated() {
            context.part("number \(x + 1) is \(number)") { context in
              let bar = Rect(x: x * 2, y: size.height - number, width: 1, height: number)
              context.fill(bar, with: Character("#"))
            }
          }
        }
        .onTapPart { chosen = $0 }
        Text(chosen ?? "Tap a bar.")
      }
    }
  }
  // Example ends

  @Test("the guide's examples compile, and print what the guide says")
  func examples() async throws {
    let printed = PrintedLines()
    func print(_ values: Any...) { printed.add(values) }

    // Example begins
    let inbox = Stage(width: 14, height: 1) {
      Button("Inbox") {}.buttonStyle(ArrowStyle()).badge(3).defaultFocus()
    }
    print(inbox.rows[0])
    // Example ends

    // Example begins
    let words = "views choose their own sizes".split(separator: " ")
    let flow = Stage(width: 12, height: 3) {
      Flow { ForEach(words, id: \.self) { Text($0) } }
    }
    for row in flow.rows { print(row) }
    // Example ends

    // Example begins
    let diamond = Stage(width: 8, height: 4) { Diamond() }
    for row in diamond.rows { print(row) }
    // Example ends

    // Example begins
    let bars = Stage(width: 14, height: 4) { Bars(numbers: [1, 3, 2]) }
    bars.tap(x: 2, y: 0)
    for row in bars.rows { print(row) }
    // Example ends

    let guide = try DocumentedGuide(
      in: "Sources/Terminal/TextUI/TextUI.docc/DrawingYourOwn.md")
    #expect(try DocumentedGuide.pieces(in: #filePath) == guide.blocks)
    #expect(printed.rows == guide.output)
  }
}
