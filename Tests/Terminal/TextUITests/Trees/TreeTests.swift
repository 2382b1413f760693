import Testing
import TextUI
import TextUITesting

struct TreeTests {
  private let selection = Loaded<String?>(nil)
  private let expanded = Loaded<Set<String>>([])
  private let opened = Slip<[String]>([])

  private func stage(_ width: Int = 16, _ height: Int = 7, isUnicode: Bool = true) -> Stage {
    let (selection, expanded, opened) = (selection, expanded, opened)
    var environment = EnvironmentValues()
    environment.isUnicode = isUnicode
    return Stage(width: width, height: height, environment: environment) {
      Tree(
        TreeNode.animals, children: \.children, selection: selection.binding,
        isExpanded: expanded.binding, onOpen: { opened.value.append($0) }
      ) { node in
        Text(node.id)
      }
    }
  }

  @Test(
    "expanded branches show their children, with lines to them, in ASCII and in narrow windows too")
  func shows() {
    (selection.value, expanded.value) = ("dog", ["pets", "cats"])
    let wanted = [
      "  ▾ pets", "  ├─▾ cats", "  │ └── tom", "› └── dog", "  ▸ birds", "  ▸ fish", "    me",
    ]
    #expect(stage().rows.map(\.trimmed) == wanted)

    (selection.value, expanded.value) = ("dog", ["pets", "cats"])
    let otherWanted = [
      "  - pets", "  | - cats", "  | `   tom", "> `   dog", "  + birds", "  + fish", "    me",
    ]
    #expect(stage(isUnicode: false).rows.map(\.trimmed) == otherWanted)

    expanded.value = ["pets", "cats"]
    for width in 0...12 { #expect(stage(width, 7).rows.allSatisfy { $0.count == width }) }
    #expect(stage(9, 7).rows[2] == "  │ └── …")
  }

  @Test("right expands a branch, then enters it; left leaves a row, then collapses its branch")
  func arrows() {
    let stage = stage()
    stage.key(.tab)
    var seen: [String] = []
    for key in [Key.down, .right, .right, .right, .right, .left, .left, .left, .left] {
      let isHandled = stage.key(key)
      seen.append("\(selection.value ?? "") \(expanded.value.count)\(isHandled ? "" : "!")")
    }
    #expect(
      seen == [
        "pets 0", "pets 1", "cats 1", "cats 2", "tom 2", "cats 2", "cats 1", "pets 1", "pets 0",
      ])
  }

  @Test("arrows to the side that lead nowhere are left to others", arguments: ["me", "fish"])
  func passesOn(row: String) {
    (selection.value, expanded.value) = (row, ["fish"])
    let stage = stage()
    stage.key(.tab)
    #expect(
      !stage.key(.right) && !stage.key(.right, .alt) && stage.key(.left) == (row == "fish")
        && !stage.key(.left) && selection.value == row
        && expanded.value == (row == "fish" ? [] : ["fish"]))
  }

  @Test("a tap on the sign expands or collapses, even twice, elsewhere it selects and then opens")
  func taps() {
    let stage = self.stage()
    #expect(
      stage.tap("▸ birds") && expanded.value == ["birds"] && selection.value == nil
        && stage.rows[2].trimmed == "  └── owl")
    stage.at(.seconds(2))
    #expect(stage.tap("▾") && expanded.value == [])
    stage.at(.seconds(4))
    #expect(
      stage.tap("birds") && selection.value == "birds" && opened.value == [] && stage.tap("birds")
        && opened.value == ["birds"] && expanded.value == [])

    opened.value = []
    let otherStage = self.stage()
    otherStage.tap("▸ birds")
    let afterOne = expanded.value
    otherStage.tap("▾ birds")
    #expect((afterOne, expanded.value, opened.value) == (["birds"], [], []))
  }

  @Test("Enter opens the selected row, and a branch collapsed around it is selected itself")
  func enter() {
    (selection.value, expanded.value) = ("owl", ["birds"])
    let stage = self.stage()
    stage.key(.tab)
    stage.key(.enter)
    #expect(opened.value == ["owl"])

    (selection.value, expanded.value) = ("tom", ["pets", "cats"])
    let otherStage = self.stage()
    otherStage.tap("▾ pets")
    #expect(selection.value == "pets" && expanded.value == ["cats"])
    otherStage.at(.seconds(2))
    otherStage.tap("▸ pets")
    #expect(otherStage.rows[2].trimmed == "  │ └── tom")
  }

  @Test("a tree keeps its selection and its branches itself; Enter expands and collapses")
  func ownState() {
    let stage = Stage(width: 12, height: 6) {
      Tree(TreeNode.animals, id: \.id, children: { $0.children }) { Text($0.id) }
    }
    stage.key(.tab)
    for _ in 0..<3 { stage.key(.down) }
    stage.key(.up)
    stage.key(.enter)
    #expect(stage.rows.prefix(3).map(\.trimmed) == ["  ▸ pets", "› ▾ birds", "  └── owl"])
    stage.key(.enter)
    #expect(stage.rows[2].trimmed == "  ▸ fish")
  }

  @Test("the selected row is the accessibility value, with its level and its state")
  func accessibility() {
    expanded.value = ["pets"]
    let stage = stage()
    stage.key(.tab)
    for key in [Key.down, .down, .right, .down] { stage.key(key) }
    #expect(stage.focused?.value == "tom, level 3")
    let told = ["pets, level 1, expanded", "cats, level 2, collapsed", "cats, level 2, expanded"]
    #expect(
      (stage.announcements.suffix(4), stage.focused?.label.contains("─")) == (
        told + ["tom, level 3"], false
      ))
  }
}

extension String {
  /// The row without blanks at its end.
  fileprivate var trimmed: String { String(reversed().drop { $0 == " " }.reversed()) }
}
