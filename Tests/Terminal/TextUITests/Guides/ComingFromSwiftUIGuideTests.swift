import TestSupport
import Testing
import TextUI
import TextUITesting

@Suite("Coming from SwiftUI")
struct ComingFromSwiftUIGuideTests {
  @Test("every name that is the same is used as in SwiftUI, and compiles")
  func names() throws {
    let files = ["SameStateAndLayout", "SameControlsAndNavigation", "SameInputAndLife"]
    let code = try files.flatMap { try source($0) }.joined(separator: "\n")
    let used = Set(code.split { !$0.isLetter && $0 != "_" }.map(String.init))
    let names = try sameNames()
    #expect(names.count > 100)
    #expect(names.filter { !used.contains($0) } == [])
  }

  @Test("views written as for SwiftUI show what they say")
  func views() {
    expect(["dynamic 3", "object Ada", "off", "row 1", "any", "built"]) { SameState() }
    expect([
      "framed", "over", "onetwo", "there", "cell", "v0", "h0", "line 99", "column 0", "inset",
    ]) { SameLayout() }
    expect(["red", "behin!", "framed", "label"]) { SameDrawing() }
    expect(["Section", "[x] Toggle", "Stepper", "Picker", "Menu", "Ada", "notes", "Progress"]) {
      SameControls()
    }
    expect(["Box", "[ ] task 2", "Details", "disclosed", "More", "[ ] line 1"]) { SameGroups() }
    expect(["cat", "Name", "Number"]) { SameLists() }
    expect(["Animals", "Add", "owl"]) { SameNavigation() }
    expect(["cat", "detail 0"]) { SameColumnsOfNavigation() }
    expect(["Sheet"]) { SamePresentation() }
    expect(["taps 0", "free", "away", "drop"]) { SameGestures() }
    expect(["focusable", "Send", "unsent"]) { SameFocus() }
    expect(["initial", "appeared", "active"]) { SameLife() }
    expect(["Grow", "size", "faded"]) { SameAnimation() }
  }

  private func expect(
    _ words: [String], in view: @escaping () -> some View,
    at location: SourceLocation = #_sourceLocation
  ) {
    let stage = Stage(width: 100, height: 40) { view() }
    for word in words {
      #expect(stage.place(of: word) != nil, "\(word)", sourceLocation: location)
    }
  }

  /// Returns the names in the guide's table of what is the same.
  private func sameNames() throws -> [String] {
    let guide = try DocumentedExample.lines(
      ofDocument: "Sources/Terminal/TextUI/TextUI.docc/ComingFromSwiftUI.md")
    let table = guide.drop { !$0.hasPrefix("| the same") }.dropFirst(2).prefix { $0 != "" }
    return table.flatMap { row in
      row.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }
        .map { $0.element.filter { $0.isLetter } }
    }
  }

  private func source(_ name: String) throws -> [String] {
    try DocumentedExample.lines(ofDocument: "Tests/Terminal/TextUITests/Guides/\(name).swift")
  }
}
