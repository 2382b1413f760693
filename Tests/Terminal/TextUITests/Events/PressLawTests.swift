import TestSupport
import Testing

@testable import TextUI
@testable import TextUICore

@Suite("Presses of views that are added and removed: laws")
struct PressLawTests {
  /// The press events of one view: whether a press is in progress, and any violations.
  private final class Account {
    var isPressed = false
    var isDragged = false
    var faults: [String] = []

    func hear(_ press: Press) {
      let begins = press.phase == .began
      if begins == isPressed { faults.append("\(press.phase) while pressed: \(isPressed)") }
      isPressed = press.phase != .ended && press.phase != .cancelled
    }

    func dragEnds() {
      if !isDragged { faults.append("a drag ends that did not begin") }
      isDragged = false
    }
  }

  @Test("every press and drag that begins ends once, at the latest when its view is removed")
  func everythingEnds() {
    var wrong: [String] = []
    for seed in 0..<60 {
      var numbers = SeededNumbers(seed: seed)
      let (accounts, shown) = ((0..<4).map { _ in Account() }, Box([true, true, true, true]))
      let window = Window {
        HStack(spacing: 0) {
          ForEach(0..<4, id: \.self) { index in
            if shown.value[index] { view(index, accounts[index]) }
          }
        }.frame(width: 16, height: 1, alignment: .leading)
      }
      for step in 0..<60 {
        _ = window.rows(16, 1, at: Double(step))
        for (index, account) in accounts.enumerated() where !shown.value[index] {
          if account.isPressed || account.isDragged { wrong.append("seed \(seed), step \(step)") }
        }
        let place = numbers.whole(0...15)
        switch numbers.whole(0...5) {
        case 0: window.mouse(.down(.left), place, 0, at: Double(step))
        case 1: window.mouse(.up(.left), place, 0, at: Double(step))
        case 2, 3: window.mouse(.moved(.left), place, 0, at: Double(step))
        default: shown.value[numbers.whole(0...3)].toggle()
        }
      }
      window.send(.windowFocus(false), at: .seconds(60))
      let isOver = accounts.allSatisfy { !$0.isPressed && !$0.isDragged }
      wrong +=
        accounts.flatMap(\.faults).map { "seed \(seed): \($0)" } + (isOver ? [] : ["\(seed)"])
    }
    #expect(wrong == [])
  }

  private func view(_ index: Int, _ account: Account) -> some View {
    let drag = DragGesture(minimumDistance: 2).onChanged { _ in account.isDragged = true }
      .onEnded { _ in account.dragEnds() }
    return Text("abcd").onPress(perform: account.hear).gesture(index < 2 ? drag : DragGesture())
  }
}
