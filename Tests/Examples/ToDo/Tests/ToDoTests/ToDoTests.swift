import Foundation
import Testing
import TextUITesting

@testable import ToDo

struct ToDoTests {
  private func list(_ titles: String...) -> ToDoList {
    let list = ToDoList(file: nil)
    for title in titles { list.put(Item(title: title)) }
    return list
  }

  private func stage(_ list: ToDoList) -> Stage {
    Stage(width: 50, height: 14) { ToDoScreen(list: list) }
  }

  @Test("an empty list says how to begin, and n begins")
  func adding() {
    let list = list()
    let stage = stage(list)
    #expect(stage.place(of: "Press n") != nil)
    stage.key(.character("n"))
    stage.at(.seconds(1))
    stage.type("Buy milk")
    stage.key(.enter)
    stage.at(.seconds(2))
    #expect(list.items.map(\.title) == ["Buy milk"])
    #expect(stage.rows[2].hasPrefix(" › [ ] Buy milk"))
    #expect(stage.rows[0].contains("1 left"))
  }

  @Test("an item without a title is not saved, and Escape leaves everything as it was")
  func refusing() {
    let list = list("Buy milk")
    let stage = stage(list)
    for key in ["n", "e"] {
      stage.key(.down)
      stage.type(key)
      stage.at(stage.now + .seconds(1))
      if key == "e" { for _ in "Buy milk" { stage.key(.backspace) } }
      stage.key(.enter)
      stage.at(stage.now + .seconds(1))
      #expect(stage.place(of: "What is there to do?") != nil)
      stage.key(.escape)
      stage.at(stage.now + .seconds(1))
    }
    #expect(list.items.map(\.title) == ["Buy milk"])
    #expect(stage.place(of: "Cancel") == nil)
  }

  @Test("keys check off, move, delete and clear items")
  func keys() {
    let list = list("a", "b", "c")
    let stage = stage(list)
    stage.key(.down)
    stage.key(.space)
    #expect(list.items.map(\.isDone) == [true, false, false])
    stage.key(.down, .alt)
    #expect(list.items.map(\.title) == ["b", "a", "c"])
    stage.type("c")
    #expect(list.items.map(\.title) == ["b", "c"])
    stage.key(.delete)
    #expect(list.items.count == 1)
  }

  @Test("a strip has a sign for each item, and a tap on one selects the item")
  func strip() {
    let list = list("a", "b", "c")
    list.toggle(list.items[1].id)
    let stage = stage(list)
    #expect(stage.rows[0].hasPrefix(" To do -x-"))
    stage.tap(x: 9, y: 0)
    #expect(stage.rows[4].hasPrefix(" › [ ] c"))
  }

  @Test("a list is saved and read again, and a file that is none is left alone")
  func saving() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    ToDoList(file: file).put(Item(title: "Buy milk", priority: .high))
    #expect(ToDoList(file: file).items.map(\.title) == ["Buy milk"])

    try Data("no list".utf8).write(to: file)
    let broken = ToDoList(file: file)
    broken.put(Item(title: "Call Ada"))
    #expect(try String(contentsOf: file, encoding: .utf8) == "no list")
    #expect(stage(broken).rows[0].contains("!"))
  }
}
