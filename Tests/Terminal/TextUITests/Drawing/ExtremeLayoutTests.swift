import Pictures
import TestSupport
import Testing
import TextUI
import TextUITesting

/// Custom layouts, drawings and windows with extreme numbers.
@Suite("Layouts and drawings with extreme numbers")
struct ExtremeLayoutTests {
  @Test("a layout may answer and place with any numbers, among any modifiers", arguments: 0..<6)
  func layouts(seed: Int) {
    var numbers = SeededNumbers(seed: seed)
    for _ in 0..<30 {
      let layout = WildLayout(SeededNumbers(seed: numbers.next()))
      let (padding, spacing) = (numbers.anyNumber(), numbers.anyNumber())
      let isOn = Slip(false)
      let stage = Stage(width: numbers.whole(0...30), height: numbers.whole(0...9)) {
        VStack(spacing: spacing) {
          layout {
            Text("one").border()
            Text("日本").padding(padding)
            ScrollView { Text("many\nlines\nof\ntext").frame(width: isOn.value ? 3 : 9) }
          }
          .padding(padding)
          .animation(.linear, value: isOn.value)
          .border().background(Circle().fill(.red))
          HStack { layout { Text("two") } }.safeAreaPadding(.all, spacing)
        }
      }
      isOn.value = true
      stage.draw()
      stage.at(.milliseconds(100))
      stage.tap(x: numbers.anyNumber(), y: numbers.anyNumber())
      #expect(stage.rows.count == stage.size.height)
    }
  }

  @Test("a drawing may draw anywhere, of any size", arguments: 0..<4)
  func drawings(seed: Int) {
    for turn in 0..<60 {
      let stage = Stage(width: 20, height: 6) {
        Canvas { context, _ in
          var numbers = SeededNumbers(seed: 100 * seed + turn)
          for _ in 0..<6 { Self.draw(&context, &numbers) }
        }
        .onTapPart { _ in }
      }
      stage.tap(x: turn % 20, y: turn % 6)
      #expect(stage.rows.count == 6)
    }
  }

  private static func draw(
    _ context: inout GraphicsContext, _ numbers: inout SeededNumbers
  ) {
    let (start, end) = (numbers.point(), numbers.point())
    let area = Rect(x: start.x, y: start.y, width: end.x, height: end.y)
    context.opacity = numbers.anyReal()
    switch numbers.whole(0...5) {
    case 0: context.line(from: start, to: end, with: "x")
    case 1: context.fill(area, with: .red)
    case 2: context.fill(area, with: numbers.one(of: ["a", "日", "\n", "\u{0}"]) as Character)
    case 3: context.text(numbers.anyText(atMost: 40), at: start)
    case 4: context.fill(Circle(), in: numbers.whole(0...3) == 0 ? area : nil)
    default:
      let text = numbers.anyText()
      context.part(text) { $0.text(text, at: end) }
    }
  }

  @Test("a picture of any frame, and cells of any aspect ratio, can be drawn", arguments: 0..<4)
  func pictures(seed: Int) {
    var numbers = SeededNumbers(seed: seed)
    let picture = Picture(width: 5, height: 4) { x, _ in Pixel(red: UInt8(x), green: 9, blue: 99) }
    for _ in 0..<60 {
      var environment = EnvironmentValues()
      environment.cellAspect = numbers.anyReal()
      environment.colors = numbers.anyNumber()
      environment.graphics = numbers.one(of: [.cells, .kitty, .sixel])
      environment.lineLimit = numbers.anyNumber()
      let (width, height) = (numbers.maybe(), numbers.maybe())
      let fit = numbers.one(of: [PictureFit.stretch, .trim, .fill])
      let stage = Stage(width: 12, height: 5, environment: environment) {
        Image(picture, label: Text("five")).resizable(fit).frame(width: width, height: height)
        Image(picture).scaledToFill()
        Circle().aspectRatio(1, contentMode: .fit)
      }
      let areSent = stage.frame.buffer.table.pictures.allSatisfy { !$0.png().isEmpty }
      #expect(areSent && stage.rows.count == 5)
    }
  }

  @Test(
    "popups at any place, messages of any duration and any safe area can be drawn", arguments: 0..<4
  )
  func windows(seed: Int) {
    var numbers = SeededNumbers(seed: seed)
    for _ in 0..<40 {
      let (center, inset) = (PopupCenter(), numbers.anyNumber())
      let stage = Stage(width: numbers.whole(0...40), height: numbers.whole(0...9)) {
        List([1, 2, 3], id: \.self, rowHeight: inset) { Text("\($0)") }
          .popups(center, snackbars: .bottom, inset: inset)
      }
      stage.window.safeArea = EdgeInsets(
        top: numbers.anyNumber(), leading: numbers.anyNumber(), bottom: numbers.anyNumber(),
        trailing: numbers.anyNumber())
      center.show("a", at: numbers.point(), priority: numbers.anyNumber()) { Text("popup") }
      center.show(Snackbar(numbers.anyText(), duration: numbers.anyTime()))
      stage.draw()
      let now = max(.zero, numbers.anyTime())
      stage.window.send(.key(KeyPress(.function(numbers.anyNumber()))), at: now)
      #expect(stage.window.frame(size: stage.size, at: now).buffer.size == stage.size)
      _ = stage.frame.hitTest(numbers.point())
    }
  }
}

/// Returns random sizes and places, the same for equal arguments.
private struct WildLayout: Layout {
  private let numbers: SeededNumbers

  init(_ numbers: SeededNumbers) { self.numbers = numbers }

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    var numbers = numbers
    for child in children {
      _ = child.sizeThatFits(Proposal(width: numbers.maybe(), height: numbers.maybe()))
    }
    return Size(width: numbers.anyNumber(), height: numbers.anyNumber())
  }

  func placeSubviews(in rect: Rect, _ children: Subviews) {
    var numbers = numbers
    for child in children {
      let (origin, size) = (numbers.point(), numbers.point())
      child.place(in: Rect(x: origin.x, y: origin.y, width: size.x, height: size.y))
    }
  }
}

nonisolated extension SeededNumbers {
  fileprivate mutating func anyReal() -> Double {
    one(of: [
      .nan, .infinity, -.infinity, 0, -1, 1e300, .leastNonzeroMagnitude, 0.5, 1, real(-9...9),
    ])
  }

  fileprivate mutating func point() -> Point {
    whole(0...1) == 0
      ? Point(x: anyNumber(), y: anyNumber()) : Point(x: whole(-3...30), y: whole(-3...9))
  }

  fileprivate mutating func maybe() -> Int? { whole(0...2) == 0 ? nil : anyNumber() }
}
