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
      let deleted = stage.key(.delete)
      let (left, selected) = (names.value, selection.value)
      stage.draw()
      #expect(deleted && stage.key(.backspace))
      #expect(
        [left, names.value] == [["a", "c"], ["a"]] && [selected, selection.value] == ["c", "a"])
    }
  }

  @Test("the last element can be deleted; at the ends a move is handled and changes nothing")
  func empties() {
    names.value = ["b"]
    let stage = list()
    #expect(stage.key(.delete) && names.value.isEmpty && selection.value == nil)
    stage.draw()
    #expect(!stage.key(.delete) && !stage.key(.up, .alt))

    (names.value, selection.value) = (["a", "b"], "a")
    let moved = list()
    let wentUp = moved.key(.up, .alt) && names.value == ["a", "b"]
    selection.value = "b"
    moved.draw()
    #expect(wentUp && moved.key(.down, .alt) && names.value == ["a", "b"])
  }

  @Test("Alt with an arrow moves the selected row, which stays selected and visible")
  func moves() {
    for stage in [list(height: 2), sections(height: 2)] {
      (names.value, selection.value) = (["a", "b", "c", "d"], "b")
      stage.draw()
      let wentDown = stage.key(.down, .alt) && stage.key(.down, .alt)
      #expect(wentDown && names.value == ["a", "c", "d", "b"] && selection.value == "b")
      stage.draw()
      let rows = stage.rows
      let wentUp = (0..<3).map { _ in stage.key(.up, .alt) }
      #expect(wentUp == [true, true, true] && names.value == ["b", "a", "c", "d"])
      stage.draw()
      let areShown = [rows, stage.rows].map { $0.contains { $0.hasPrefix("› b") } }
      #expect(areShown == [true, true], "\(rows), \(stage.rows)")
    }
  }

  @Test("rows without actions, other modifiers and no selection leave the keys to others")
  func passesOn() {
    let stage = sections()
    let keys: [(String?, Key, EventModifiers)] = [
      ("x", .delete, []), ("x", .backspace, []), ("a", .delete, .control),
      ("a", .up, [.alt, .shift]), (nil, .delete, []),
    ]
    let handled = keys.filter { selected, key, modifiers in
      selection.value = selected
      stage.draw()
      return stage.key(key, modifiers)
    }
    #expect(handled.map(\.1) == [] && names.value.count == 5)
    let plain = Stage(width: 5, height: 3) {
      List(["a"], id: \.self, selection: .constant("a")) { Text($0) }
    }
    plain.key(.tab)
    #expect(!plain.key(.delete))
  }

  @Test("the selection stays with a row that asks first, or without a delete action")
  func asks() {
    let asked = Slip<[Int]>([])
    let stage = Stage(width: 5, height: 3) {
      List(["a", "b"], id: \.self, selection: selection.binding) { Text($0) }
        .onDelete { asked.value.append($0) }
        .defaultFocus()
    }
    #expect(stage.key(.delete) && asked.value == [1] && selection.value == "b")

    let shown = Loaded(["x", "y"])
    selection.value = "x"
    let movable = Stage(width: 5, height: 3) {
      List(selection: selection.binding) {
        ForEach(shown.value, id: \.self) { Text($0).tag($0) }.onMove { _, _ in }
      }
    }
    shown.value = ["y"]
    movable.draw()
    #expect(selection.value == "x")
  }

  @Test("of several keys between two frames, moves add up and only one row is deleted")
  func fast() {
    let delete = Event.key(KeyPress(.delete))
    let down = Event.key(KeyPress(.down, modifiers: .alt))
    for stage in [list(), sections()] {
      (names.value, selection.value) = (["a", "b", "c", "d"], "b")
      stage.draw()
      stage.sendAtOnce([down, down, down])
      let moved = names.value
      stage.sendAtOnce([delete, delete, down])
      #expect([moved, names.value] == [["a", "c", "d", "b"], ["a", "c", "d"]])
      #expect(selection.value == "d")
    }
  }
}
