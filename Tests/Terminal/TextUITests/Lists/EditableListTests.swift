import Testing
import TextUI
import TextUITesting

@Suite("Lists whose rows keys delete and move")
struct EditableListTests {
  private let names = Loaded(["a", "b", "c", "d", "e"])
  private let selection = Loaded<String?>("b")

  /// A list of elements.
  private func list(height: Int = 6) -> Stage {
    let (names, selection) = (names, selection)
    return Stage(width: 5, height: height) {
      List(names.value, id: \.self, selection: selection.binding) { Text($0) }
        .onDelete { names.value.remove(at: $0) }
        .onMove { names.value.swapAt($0, $1) }
        .defaultFocus()
    }
  }

  /// A list of views, of which only those of the second section can be changed.
  private func sections(height: Int = 8) -> Stage {
    let (names, selection) = (names, selection)
    return Stage(width: 5, height: height) {
      List(selection: selection.binding) {
        Section("X") { ForEach(["x", "y"], id: \.self) { Text($0).tag($0) } }
        ForEach(names.value, id: \.self) { Text($0).tag($0) }
          .onDelete { names.value.remove(at: $0) }
          .onMove { names.value.swapAt($0, $1) }
      }
      .defaultFocus()
    }
  }

  @Test("Delete and Backspace remove the selected row, and the next one is selected")
  func deletes() {
    for stage in [list(), sections()] {
      (names.value, selection.value) = (["a", "b", "c"], "b")
      stage.draw()
      #expect(stage.key(.delete) && names.value == ["a", "c"] && selection.value == "c")
      stage.draw()
      #expect(stage.key(.backspace) && names.value == ["a"] && selection.value == "a")
    }
  }

  @Test("the last element can be deleted, and then no key is handled")
  func empties() {
    names.value = ["b"]
    let stage = list()
    #expect(stage.key(.delete) && names.value.isEmpty && selection.value == nil)
    stage.draw()
    #expect(!stage.key(.delete) && !stage.key(.up, .alt))
  }

  @Test("Alt with an arrow moves the selected row, which stays selected and visible")
  func moves() {
    for stage in [list(height: 2), sections(height: 2)] {
      (names.value, selection.value) = (["a", "b", "c", "d"], "b")
      stage.draw()
      #expect(stage.key(.down, .alt) && stage.key(.down, .alt))
      #expect(names.value == ["a", "c", "d", "b"] && selection.value == "b")
      stage.draw()
      #expect(stage.rows.contains { $0.hasPrefix("› b") }, "\(stage.rows)")
      for _ in 0..<3 { #expect(stage.key(.up, .alt)) }
      #expect(names.value == ["b", "a", "c", "d"])
      stage.draw()
      #expect(stage.rows.contains { $0.hasPrefix("› b") }, "\(stage.rows)")
    }
  }

  @Test("at the ends a move is handled and changes nothing")
  func ends() {
    (names.value, selection.value) = (["a", "b"], "a")
    let stage = list()
    #expect(stage.key(.up, .alt) && names.value == ["a", "b"])
    selection.value = "b"
    stage.draw()
    #expect(stage.key(.down, .alt) && names.value == ["a", "b"])
  }

  @Test("rows without actions, other modifiers and no selection leave the keys to others")
  func passesOn() {
    let stage = sections()
    selection.value = "x"
    stage.draw()
    #expect(!stage.key(.delete) && !stage.key(.backspace))
    selection.value = "a"
    stage.draw()
    #expect(!stage.key(.delete, .control) && !stage.key(.up, [.alt, .shift]))
    selection.value = nil
    stage.draw()
    #expect(!stage.key(.delete) && names.value.count == 5)
    let plain = Stage(width: 5, height: 3) {
      List(["a"], id: \.self, selection: .constant("a")) { Text($0) }
    }
    plain.key(.tab)
    #expect(!plain.key(.delete))
  }

  @Test("an action may ask first: the selection stays with the row")
  func asks() {
    let asked = Slip<[Int]>([])
    let stage = Stage(width: 5, height: 3) {
      List(["a", "b"], id: \.self, selection: selection.binding) { Text($0) }
        .onDelete { asked.value.append($0) }
        .defaultFocus()
    }
    #expect(stage.key(.delete) && asked.value == [1] && selection.value == "b")
  }

  @Test("of several keys between two frames, moves add up and only one row is deleted")
  func fast() {
    let delete = Event.key(KeyPress(.delete))
    let down = Event.key(KeyPress(.down, modifiers: .alt))
    for stage in [list(), sections()] {
      (names.value, selection.value) = (["a", "b", "c", "d"], "b")
      stage.draw()
      stage.sendAtOnce([down, down, down])
      #expect(names.value == ["a", "c", "d", "b"])
      stage.sendAtOnce([delete, delete, down])
      #expect(names.value == ["a", "c", "d"] && selection.value == "d")
    }
  }

  @Test("a row that is removed by the program keeps its tag selected if it has no delete action")
  func programmatic() {
    let shown = Loaded(["x", "y"])
    selection.value = "x"
    let stage = Stage(width: 5, height: 3) {
      List(selection: selection.binding) {
        ForEach(shown.value, id: \.self) { Text($0).tag($0) }.onMove { _, _ in }
      }
    }
    shown.value = ["y"]
    stage.draw()
    #expect(selection.value == "x")
  }
}
