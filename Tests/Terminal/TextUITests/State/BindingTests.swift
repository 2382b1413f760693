import Observation
import Testing
import TextUI

@Suite struct BindingTests {
  final class Model {
    var name = "Ada"
    var numbers = [1, 2, 3]
    var point = Point(x: 1, y: 2)
    var choice: Int? = 1
  }

  @Test("a binding is to a property, a constant that never changes, or the presence of an optional")
  func property() {
    let model = Model()
    @Bindable var bindable = model
    let name = $bindable.name
    model.name = "Bob"
    #expect(name.wrappedValue == "Bob")
    name.wrappedValue = "Cy"

    let constant = Binding.constant(1)
    constant.wrappedValue = 2

    let thirdModel = Model()
    let isThere: Binding<Bool> = Bindable(thirdModel).choice.isPresent()
    let firstIsThere = isThere.wrappedValue
    isThere.wrappedValue = true
    let firstChoice = thirdModel.choice
    isThere.wrappedValue = false
    #expect([firstChoice, thirdModel.choice] == [1, nil])
    isThere.wrappedValue = true

    #expect(
      (model.name, constant.wrappedValue, [firstIsThere, isThere.wrappedValue]) == (
        "Cy", 1, [true, false]
      ))
  }

  @Observable final class Table {
    var names = ["Ada", "Bob"]
    var isOpen = false
  }

  /// Edits a model, and one of its names.
  private struct Place: View {
    let table: Table
    @Binding var name: String

    var body: some View {
      Text("\(name) \(table.isOpen ? "plays" : "waits")")
        .onKeyPress(.enter) { table.isOpen = true }
        .onKeyPress(.delete) { name = "-" }
    }
  }

  /// Renames a model through a binding of its own.
  private struct Renaming: View {
    @Bindable var table: Table
    var body: some View { Place(table: table, name: $table.names[0]) }
  }

  @Test("views show and change a model, whole and in parts, and pass it on")
  func bindable() {
    let table = Table()
    let window = Window { Renaming(table: table) }
    #expect(window.rows(9, 1) == ["Ada waits"])
    window.press(.delete)
    #expect([table.names, window.rows(7, 1)] == [["-", "Bob"], ["- waits"]])
    let open = Bindable(projectedValue: Bindable(table).projectedValue).isOpen
    open.wrappedValue = true
    #expect(table.isOpen)

    let otherTable = Table()
    let otherWindow = Window { Place(table: otherTable, name: Bindable(otherTable).names[1]) }
    let firstScreen = otherWindow.rows(9, 1)
    otherWindow.press(.enter)
    #expect([firstScreen, otherWindow.rows(9, 1)] == [["Bob waits"], ["Bob plays"]])
    otherWindow.press(.delete)
    #expect([otherTable.names, otherWindow.rows(7, 1)] == [["Ada", "-"], ["- plays"]])
  }

  @Test("bindings are derived for members and elements, and change the state of another view")
  func parts() {
    let model = Model()
    Bindable(model).point.x.wrappedValue = 7
    Bindable(model).numbers[1].wrappedValue = 9
    #expect(model.point == Point(x: 7, y: 2))
    let firstNumbers = model.numbers
    let whole = Bindable(model).numbers
    let part = Binding(get: { whole[0].wrappedValue }, set: { whole[0].wrappedValue = $0 })
    part.projectedValue.wrappedValue += 1

    let window = Window { Owner() }
    let firstScreen = window.frame(size: Size(width: 2, height: 2), at: .zero).buffer.lines
    window.send(.key(KeyPress(.up)), at: .zero)

    #expect(
      (
        [firstNumbers, model.numbers],
        [firstScreen, window.frame(size: Size(width: 2, height: 2), at: .zero).buffer.lines]
      ) == ([[1, 9, 3], [2, 9, 3]], [["9 ", "5 "], ["10", "6 "]]))
  }

  struct Stepper: View {
    @Binding var value: Int
    var body: some View {
      Text("\(value)").onKeyPress(.up) { value += 1 }
    }
  }

  struct Owner: View {
    @State var values = [4, 5]
    var body: some View {
      VStack {
        Text("\(values[0] + values[1])")
        Stepper(value: $values[1])
      }
    }
  }
}
