import Testing
import TextUI
import TextUITesting

@Suite("Panes")
struct WorkspaceTests {
  private struct Counter: View {
    let name: String
    @State private var count = 0
    @Environment(\.scenePhase) private var phase

    var body: some View {
      VStack {
        Text(phase == .active ? "on" : "off")
        Button("\(name)\(count)") { count += 1 }.defaultFocus()
        Button("\(name)-") { count -= 1 }
      }
      .navigationTitle(name)
    }
  }

  private final class Desk {
    var panes: LayerOrder<String>
    var key: String?
    var hasQuit = false

    init(_ panes: String, key: String?) {
      self.panes = LayerOrder(panes.map(String.init))
      self.key = key
    }

    func stage(_ width: Int = 26, _ height: Int = 6) -> Stage {
      var environment = EnvironmentValues()
      environment.quit = QuitAction { [unowned self] in hasQuit = true }
      return Stage(width: width, height: height, environment: environment) { [self] in
        Workspace(Bindable(self).panes, key: Bindable(self).key) { Counter(name: $0) }
      }
    }
  }

  @Test(
    "two panes are side by side with titles, the key pane highlighted, and a single one has it all")
  func look() {
    #expect(
      Desk("ab", key: "a").stage().rows == [
        "┏━ a ━━━━━━━┓╭─ b ───────╮",
        "┃    on     ┃│   off     │",
        "┃  [>a0<]   ┃│  [ b0 ]   │",
        "┃  [ a- ]   ┃│  [ b- ]   │",
        "┃           ┃│           │",
        "┗━━━━━━━━━━━┛╰───────────╯",
      ])
    #expect(Desk("a", key: nil).stage(8, 3).rows == ["   on   ", " [>a0<] ", " [ a- ] "])
  }

  @Test("keys reach only the key pane, F6 cycles, and each pane keeps its state and focus")
  func keys() {
    let desk = Desk("abc", key: "a")
    let stage = desk.stage(39, 6)
    stage.key(.enter)
    stage.key(.tab)
    var focuses = [[desk.key, stage.focused?.label]]
    let count = stage.accessibility.count
    stage.key(.function(6))
    focuses.append([desk.key, stage.focused?.label])
    stage.key(.enter)
    stage.key(.enter)
    stage.key(.function(6), .shift)
    focuses.append([desk.key, stage.focused?.label])
    stage.key(.enter)
    #expect(count == 2 && stage.place(of: "a0") != nil && stage.place(of: "b2") != nil)
    stage.key(.function(6), .shift)
    #expect((focuses, desk.key) == ([["a", "a-"], ["b", "b0"], ["a", "a-"]], "c"))
  }

  @Test("a press makes its pane the key pane, and is handled there")
  func press() {
    let desk = Desk("ab", key: "a")
    let stage = desk.stage()
    #expect(
      stage.tap("b-") && desk.key == "b" && stage.place(of: "b-1") != nil
        && stage.focused?.label == "b-")
    stage.tap(x: 2, y: 4)
    #expect(desk.key == "a" && stage.focused?.label == "a0")
  }

  @Test("after ^W an arrow or w changes the pane, c closes the key pane, and the last one leaves")
  func commands() {
    let desk = Desk("abc", key: "a")
    let stage = desk.stage(40, 24)
    #expect(stage.place(of: "c0") != nil)
    /// Sends a command, and returns the key pane, the panes and the focused label after it.
    func command(_ key: Key) -> String {
      stage.key(.character("w"), .control)
      let hasHint = stage.place(of: "^W  w ←↑↓→ pane  c close") != nil
      stage.key(key)
      let isHidden = stage.place(of: "close") == nil
      let state = "\(desk.key ?? "-") \(desk.panes.ids.joined()) \(stage.focused?.label ?? "-")"
      return state + (hasHint && isHidden ? "" : ": the hint")
    }
    let keys: [Key] = [
      .down, .up, .right, .character("w"), .character("x"), .character("c"), .character("c"),
    ]
    #expect(
      keys.map(command) == [
        "c abc c0", "b abc b0", "b abc b0", "c abc c0", "c abc c0", "b ab b0", "a a a0",
      ])
    let hasQuit = desk.hasQuit
    _ = command(.character("c"))
    #expect(!hasQuit && desk.hasQuit && desk.panes.ids == [])
  }

  @Test("a press after ^W only cancels the command, and in a text field ^W deletes a word")
  func pressEnds() {
    let desk = Desk("ab", key: "a")
    let stage = desk.stage()
    stage.key(.character("w"), .control)
    stage.tap("b0")

    let text = Text.Box("two words")
    let otherStage = Stage(width: 30, height: 3) {
      Workspace(.constant(LayerOrder([1])), key: .constant(1)) { _ in
        TextField("Name", text: text.binding).defaultFocus()
      }
    }
    otherStage.key(.end)
    otherStage.key(.character("w"), .control)

    #expect(
      desk.key == "a" && stage.place(of: "close") == nil && stage.focused?.label == "a0"
        && text.value == "two " && otherStage.place(of: "close") == nil)
  }

  @Test("a key after ^W runs a command of the program, whose meaning is in the hint")
  func programCommands() {
    let desk = Desk("a", key: "a")
    let stage = Stage(width: 60, height: 6) {
      Workspace(
        Bindable(desk).panes, key: Bindable(desk).key,
        commands: [
          WorkspaceCommand("n", "new pane") {
            desk.panes = LayerOrder(desk.panes.ids + ["b"])
            desk.key = "b"
          }
        ]
      ) { Counter(name: $0) }
    }
    stage.key(.character("n"))
    let before = desk.panes.ids
    stage.key(.character("w"), .control)
    let hasHint = stage.place(of: "c close  n new pane") != nil
    stage.key(.character("n"))
    #expect(
      (before, hasHint, desk.panes.ids, stage.focused?.label) == (
        ["a"], true, ["a", "b"], "b0"
      ))
  }

  @Test("the least content of panes is that of the smallest one, for all small windows")
  func leastContent() {
    typealias Panes = Workspace<String, Text>
    for width in stride(from: 4, through: 60, by: 7) {
      for height in 3...12 {
        let size = Size(width: width, height: height)
        #expect(Panes.leastContent(of: 1, in: size, cellAspect: 0.5) == size)
        for count in 2...5 {
          let shown = Self.contentSizes(count, in: size)
          let least = Panes.leastContent(of: count, in: size, cellAspect: 0.5)
          #expect(
            (least.width, least.height) == (shown.map(\.width).min(), shown.map(\.height).min()))
        }
      }
    }
  }

  /// Returns the sizes that the content of panes measures.
  private static func contentSizes(_ count: Int, in size: Size) -> [Size] {
    let seen = Text.Box("")
    let stage = Stage(width: size.width, height: size.height) {
      Workspace(.constant(LayerOrder(Array(0..<count))), key: .constant(0)) { _ in
        GeometryReader { proxy in
          seen.noting("\(proxy.size.width) \(proxy.size.height),")
        }
      }
    }
    _ = stage.rows
    return seen.value.split(separator: ",").map { pair in
      let sides = pair.split(separator: " ").compactMap { Int($0) }
      return Size(width: sides[0], height: sides[1])
    }
  }

  @Test("panes beside a divider measure what they are told: 60 and 59 of 120")
  func measures() {
    let seen = Text.Box("")
    let stage = Stage(width: 120, height: 3) {
      HStack(spacing: 0) {
        ForEach(0..<2) { pane in
          if pane == 1 { Divider() }
          GeometryReader { proxy in
            seen.noting("\(proxy.size.width)x\(proxy.size.height) ")
          }
        }
      }
    }
    let row = stage.rows[0]
    #expect(
      seen.value.hasPrefix("60x3 59x3 ")
        && row.firstIndex(of: "│").map { row.distance(from: row.startIndex, to: $0) } == 60)
  }

  @Test("each pane is the container of its content, and scrolls separately")
  func containers() {
    let desk = Desk("ab", key: "b")
    let stage = Stage(width: 24, height: 6) {
      Workspace(Bindable(desk).panes, key: Bindable(desk).key) { name in
        ScrollView {
          VStack(alignment: .leading, spacing: 0) {
            ForEach(0..<9) { Text("\(name)\($0)") }
            Color.red.frame(height: 1).containerRelativeFrame(.horizontal)
          }
        }
      }
    }
    stage.key(.down)
    #expect(
      stage.place(of: "a0")?.x == 1 && stage.place(of: "b0") == nil
        && (stage.place(of: "b1") != nil || stage.place(of: "b2") != nil))
  }
}

extension Text {
  /// A text that a test shares with its views.
  fileprivate final class Box {
    var value: String

    init(_ value: String) { self.value = value }

    var binding: Binding<String> { Bindable(self).value }

    /// Appends a text, and returns a view that fills its space.
    func noting(_ text: String) -> Color {
      value += text
      return .clear
    }
  }
}
