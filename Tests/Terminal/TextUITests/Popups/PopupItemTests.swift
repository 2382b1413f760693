import Testing
import TextUI

@Suite("Popups of items")
struct PopupItemTests {
  private struct Fruit: Identifiable {
    let id: Int
    var name: String
  }

  private final class Basket {
    var fruit: Fruit?
  }

  private let basket = Basket()

  private func stage(moves: Bool = false) -> PopupStage {
    let item = Bindable(basket).fruit
    return PopupStage(moves: moves) { stage in
      Dots(stage: stage).popup(
        item: item, style: { $0.id == 3 ? PanelPopupStyle(border: nil) : PanelPopupStyle.panel },
        onDismiss: { stage.dismissals += 1 }
      ) { FruitView(name: $0.name) }
    }
  }

  /// A name, and its initial value.
  private struct FruitView: View {
    let name: String
    @State private var first = ""

    var body: some View {
      Text("\(name) was \(first)").onAppear { first = name }
    }
  }

  private func show(_ fruit: Fruit?, _ stage: PopupStage) -> String {
    basket.fruit = fruit
    stage.draw()
    stage.draw(after: .seconds(2))
    return stage.lines.joined(separator: "\n")
  }

  @Test("a popup is shown for an item, and closing it sets the item to nil")
  func showsItem() {
    let stage = stage()
    #expect(
      !show(nil, stage).contains("was")
        && show(Fruit(id: 1, name: "Fig"), stage).contains("Fig was Fig") && stage.press(.escape))
    #expect(
      (basket.fruit?.id, stage.dismissals, stage.lines.joined().contains("Fig")) == (nil, 1, false))
  }

  @Test("a new value of an item updates the popup, another item gets a new one")
  func tellsItemsApart() {
    let stage = stage()
    #expect(
      show(Fruit(id: 1, name: "Fig"), stage).contains("Fig was Fig")
        && show(Fruit(id: 1, name: "Date"), stage).contains("Date was Fig"))
    let firstDismissals = stage.dismissals
    let other = show(Fruit(id: 2, name: "Plum"), stage)
    #expect(
      other.contains("Plum was Plum") && !other.contains("Date")
        && [firstDismissals, stage.dismissals] == [0, 1])
  }

  @Test("an item set again starts with new state")
  func beginsAnew() {
    let stage = stage()
    _ = show(Fruit(id: 1, name: "Fig"), stage)
    _ = show(nil, stage)
    #expect(show(Fruit(id: 1, name: "Date"), stage).contains("Date was Date"))
  }

  @Test("a leaving popup still shows its item, and lets taps through")
  func leaves() {
    let stage = stage(moves: true)
    _ = show(Fruit(id: 1, name: "Fig"), stage)
    basket.fruit = nil
    stage.draw()
    stage.draw(after: .milliseconds(50))
    #expect(stage.lines.joined().contains("Fig was Fig"))
    stage.tap(15, 4)
    #expect(stage.taps == 1 && !stage.lines.joined().contains("Fig"))
  }

  @Test("how a popup looks may depend on its item")
  func hasStyleOfItem() {
    let stage = stage()
    #expect(
      show(Fruit(id: 1, name: "Fig"), stage).contains("╭")
        && !show(Fruit(id: 3, name: "Fig"), stage).contains("╭"))
  }

  @Test("a dialog shows its item, and any answer sets the item to nil")
  func asks() {
    let (basket, item) = (basket, Bindable(basket).fruit)
    var eaten: [String] = []
    let stage = PopupStage { stage in
      Dots(stage: stage).alert(
        "Eat the \(item.wrappedValue?.name ?? "")?", isPresented: item.isPresent(),
        presenting: item.wrappedValue
      ) { fruit in
        Button("Eat") { eaten.append(fruit.name) }
        Button("Keep", role: .cancel) {}
      }
    }
    stage.size = Size(width: 40, height: 12)
    #expect(show(Fruit(id: 1, name: "Fig"), stage).contains("Eat the Fig?"))
    stage.press(.escape)
    #expect(
      basket.fruit == nil && eaten == []
        && show(Fruit(id: 1, name: "Date"), stage).contains("Eat the Date?"))
    stage.press(.enter)
    #expect(basket.fruit == nil && eaten == ["Date"])
  }

  @Test("the action at the dismissal of a popup can move the focus")
  func sendsFocus() {
    let screen = Fields()
    let window = Window { screen }
    for key in [Key.enter, .escape] {
      window.frame(size: Size(width: 30, height: 8), at: .zero)
      window.send(.key(KeyPress(key)), at: .zero)
    }
    window.frame(size: Size(width: 30, height: 8), at: .seconds(2))
    window.send(.key(KeyPress(.character("x"))), at: .seconds(2))
    let frame = window.frame(size: Size(width: 30, height: 8), at: .seconds(3))
    #expect(frame.buffer.lines.joined().contains("[x"))
  }

  /// A button that presents an alert, after which a field has focus.
  private struct Fields: View {
    @State private var fruit: Fruit?
    @State private var text = ""
    @FocusState private var isTyping: Bool

    var body: some View {
      VStack {
        Button("Ask") { fruit = Fruit(id: 1, name: "Fig") }.defaultFocus()
        HStack(spacing: 0) {
          Text("[").fixedSize()
          TextField("", text: $text).focused($isTyping)
        }
      }
      .popup(item: $fruit, onDismiss: type) { Button($0.name) {}.defaultFocus() }
    }

    private func type() { isTyping = true }
  }
}
