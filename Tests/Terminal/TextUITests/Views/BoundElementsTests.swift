import Testing
import TextUI

@Suite("Elements of a bound collection")
struct BoundElementsTests {
  private struct Item: Identifiable {
    let id: Int
    var isDone = false
  }

  private let items = Box((1...3).map { Item(id: $0) })

  private var binding: Binding<[Item]> {
    Binding(get: { [items] in items.value }, set: { [items] in items.value = $0 })
  }

  @Test("a control changes the element of its row, in a list and by a property too")
  func change() {
    let window = Window {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(binding) { $item in Toggle("\(item.id)", isOn: $item.isDone) }
      }
    }
    _ = window.rows(5, 3)
    window.tap(1, 1)
    let rows = window.rows(5, 3)

    let otherWindow = Window { List(binding) { $item in Toggle("\(item.id)", isOn: $item.isDone) } }
    _ = otherWindow.rows(8, 3)
    otherWindow.tap(3, 2)
    let words = Box(["ant", "bee"])
    let wordBinding = Binding(get: { words.value }, set: { words.value = $0 })
    let thirdWindow = Window {
      HStack { ForEach(wordBinding, id: \.self) { $word in Button(word) { word = "owl" } } }
    }
    _ = thirdWindow.rows(20, 1)
    thirdWindow.tap(11, 0)

    #expect(
      (rows, items.value.map(\.isDone), words.value) == (
        ["[ ] 1", "[x] 2", "[ ] 3"], [false, true, true], ["ant", "owl"]
      ))
  }

  @Test("a binding follows its element, and ends with it")
  func moved() {
    let kept = Box<[Binding<Item>]>([])
    let window = Window {
      ForEach(binding) { item in
        let _ = kept.value.append(item)
        Text("\(item.wrappedValue.id)")
      }
    }
    _ = window.rows(9, 3)
    let second = kept.value[1]
    items.value.reverse()
    items.value.removeLast()
    second.wrappedValue.isDone = true
    #expect(items.value.map(\.isDone) == [false, true])
    items.value = []
    second.wrappedValue.isDone = false
    #expect(items.value.isEmpty && second.wrappedValue.id == 2)
  }
}
