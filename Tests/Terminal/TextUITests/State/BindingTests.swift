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

  @Test("a binding to a property of an object reads and writes it")
  func property() {
    let model = Model()
    @Bindable var bindable = model
    let name = $bindable.name
    model.name = "Bob"
    #expect(name.wrappedValue == "Bob")
    name.wrappedValue = "Cy"
    #expect(model.name == "Cy")
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

  @Test("a view creates bindings to a model it is given, and can pass on the Bindable")
  func bindable() {
    let table = Table()
    let window = Window { Renaming(table: table) }
    #expect(window.rows(9, 1) == ["Ada waits"])
    window.press(.delete)
    #expect(table.names == ["-", "Bob"])
    #expect(window.rows(7, 1) == ["- waits"])
    let open = Bindable(projectedValue: Bindable(table).projectedValue).isOpen
    open.wrappedValue = true
    #expect(table.isOpen)
  }

  @Test("views show and change an observable model, whole and in parts")
  func observable() {
    let table = Table()
    let window = Window { Place(table: table, name: Bindable(table).names[1]) }
    #expect(window.rows(9, 1) == ["Bob waits"])
    window.press(.enter)
    #expect(window.rows(9, 1) == ["Bob plays"])
    window.press(.delete)
    #expect(table.names == ["Ada", "-"])
    #expect(window.rows(7, 1) == ["- plays"])
  }

  @Test("bindings can be derived for members and elements")
  func parts() {
    let model = Model()
    Bindable(model).point.x.wrappedValue = 7
    Bindable(model).numbers[1].wrappedValue = 9
    #expect(model.point == Point(x: 7, y: 2))
    #expect(model.numbers == [1, 9, 3])
    let whole = Bindable(model).numbers
    let part = Binding(get: { whole[0].wrappedValue }, set: { whole[0].wrappedValue = $0 })
    part.projectedValue.wrappedValue += 1
    #expect(model.numbers == [2, 9, 3])
  }

  @Test("a constant never changes")
  func constant() {
    let constant = Binding.constant(1)
    constant.wrappedValue = 2
    #expect(constant.wrappedValue == 1)
  }

  @Test("the presence of an optional can be set to false but not to true")
  func presence() {
    let model = Model()
    let isThere: Binding<Bool> = Bindable(model).choice.isPresent()
    #expect(isThere.wrappedValue)
    isThere.wrappedValue = true
    #expect(model.choice == 1)
    isThere.wrappedValue = false
    #expect(model.choice == nil)
    isThere.wrappedValue = true
    #expect(!isThere.wrappedValue)
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

  @Test("a view changes the state of another through a binding to an element")
  func throughViews() {
    let window = Window { Owner() }
    #expect(window.frame(size: Size(width: 2, height: 2), at: .zero).buffer.lines == ["9 ", "5 "])
    window.send(.key(KeyPress(.up)), at: .zero)
    #expect(window.frame(size: Size(width: 2, height: 2), at: .zero).buffer.lines == ["10", "6 "])
  }
}
