import Observation
import Testing

@testable import TextUI
@testable import TextUICore

struct ComparedViewTests {
  private let evaluations = Evaluations()

  @Observable final class Farm {
    var eggs = 0
    var cows = 0
  }

  /// Draws a view three times, and returns the number of evaluations of the last frame.
  private func lastEvaluations<Content: View>(@ViewBuilder _ content: @escaping () -> Content)
    -> Int
  {
    let window = Window { content() }
    for _ in 1...2 { _ = window.rows(9, 1) }
    let before = evaluations.count
    _ = window.rows(9, 1)
    return evaluations.count - before
  }

  private struct Words: View {
    let text: String
    let evaluations: Evaluations

    var body: some View {
      let _ = evaluations.note()
      Text(text)
    }
  }

  @Test func `a view with the same properties is evaluated once more, and then reused`() {
    let window = Window { Words(text: "cow", evaluations: evaluations) }
    for _ in 1...5 { #expect(window.rows(3, 1) == ["cow"]) }
    #expect(evaluations.count == 2)
  }

  @Test func `a view with another property is evaluated`() {
    let text = Slip("a")
    let window = Window { Words(text: text.value, evaluations: evaluations) }
    for name in ["a", "b", "c", "c", "c", "c", "d", "d", "d"] {
      text.value = name
      #expect(window.rows(1, 1) == [name])
    }
    #expect(evaluations.count == 5)
  }

  @Test func `of several rows only the one that has changed is evaluated`() {
    let (names, counts) = (Slip(["a", "b", "c"]), (0..<3).map { _ in Evaluations() })
    let window = Window {
      HStack(spacing: 0) {
        ForEach(0..<3) { Words(text: names.value[$0], evaluations: counts[$0]) }
      }
    }
    for _ in 1...3 { #expect(window.rows(3, 1) == ["abc"]) }
    names.value[1] = "x"
    for _ in 1...3 { #expect(window.rows(3, 1) == ["axc"]) }
    #expect(counts.map(\.count) == [2, 3, 2])
  }

  private struct Model: View {
    let farm: Farm
    let evaluations: Evaluations

    var body: some View {
      let _ = evaluations.note()
      Text("\(farm.eggs)")
    }
  }

  @Test func `a change of an observable object evaluates the views that read the property`() {
    let farm = Farm()
    let window = Window { Model(farm: farm, evaluations: evaluations) }
    for eggs in 0..<4 {
      for _ in 0..<4 { #expect(window.rows(1, 1) == ["\(eggs)"]) }
      let count = evaluations.count
      farm.cows += 1
      _ = window.rows(1, 1)
      #expect(evaluations.count == count && !window.needsFrame)
      farm.eggs += 1
      #expect(window.needsFrame)
    }
  }

  @Test func `another object of the same type is a change`() {
    let farm = Slip(Farm())
    let window = Window { Model(farm: farm.value, evaluations: evaluations) }
    for _ in 1...3 { #expect(window.rows(1, 1) == ["0"]) }
    farm.value = Farm()
    farm.value.eggs = 4
    #expect(window.rows(1, 1) == ["4"])
  }

  private struct Tally: View {
    let evaluations: Evaluations
    @State private var count = 0

    var body: some View {
      let _ = evaluations.note()
      Text("\(count)").onTapGesture { count += 1 }
    }
  }

  @Test func `a state that is set evaluates its view`() {
    let window = Window { Tally(evaluations: evaluations) }
    for count in 0...3 {
      for _ in 1...3 { #expect(window.rows(1, 1) == ["\(count)"]) }
      window.tap(0, 0)
    }
    #expect(evaluations.count <= 8)
  }

  private struct Chooser: View {
    let name: String
    let evaluations: Evaluations
    let choose: (String) -> Void

    var body: some View {
      let _ = evaluations.note()
      Text(name).onTapGesture { choose(name) }
    }
  }

  @Test func `an action with the same code and variables is no change`() {
    let chosen = Slip("")
    let choose = { (name: String) in chosen.value = name }
    let window = Window { Chooser(name: "a", evaluations: evaluations, choose: choose) }
    for _ in 1...4 { _ = window.rows(1, 1) }
    #expect(evaluations.count == 2)
    window.tap(0, 0)
    #expect(chosen.value == "a")
  }

  @Test func `an action with other variables is a change`() {
    let (chosen, farm) = (Slip(""), Slip("Hill"))
    let window = Window {
      let place = farm.value
      Chooser(name: "a", evaluations: evaluations) { chosen.value = $0 + place }
    }
    for place in ["Hill", "Hill", "Hill", "Lake"] {
      farm.value = place
      _ = window.rows(1, 1)
    }
    window.tap(0, 0)
    #expect(chosen.value == "aLake")
  }

  private struct Shade: View {
    let evaluations: Evaluations
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
      let _ = evaluations.note()
      Text(isEnabled ? "on" : "off")
    }
  }

  @Test func `a change of the environment evaluates the view`() {
    let isOff = Slip(false)
    let window = Window { Shade(evaluations: evaluations).disabled(isOff.value) }
    for _ in 1...3 { #expect(window.rows(3, 1) == ["on "]) }
    isOff.value = true
    for _ in 1...3 { #expect(window.rows(3, 1) == ["off"]) }
  }

  private struct Bound: View {
    @Binding var text: String
    let evaluations: Evaluations

    var body: some View {
      let _ = evaluations.note()
      Text(text)
    }
  }

  private struct Described: View {
    let describe: () -> String
    let evaluations: Evaluations

    var body: some View {
      let _ = evaluations.note()
      Text(describe())
    }
  }

  @Test func `a view with a binding or a closure with a result is evaluated in every frame`() {
    let text = Slip("a")
    #expect(lastEvaluations { Bound(text: text.binding, evaluations: evaluations) } == 1)
    #expect(lastEvaluations { Described(describe: { text.value }, evaluations: evaluations) } == 1)
  }

  private final class Barn {
    var name = "a"
  }

  private struct Owner: View {
    let barn: Barn
    let evaluations: Evaluations

    var body: some View {
      let _ = evaluations.note()
      Text(barn.name)
    }
  }

  private struct Holder: View {
    @State var barn: Barn
    let evaluations: Evaluations

    var body: some View {
      let _ = evaluations.note()
      Text(barn.name)
    }
  }

  @Test func `a view with an object that is not observable is evaluated in every frame`() {
    let barn = Barn()
    #expect(lastEvaluations { Owner(barn: barn, evaluations: evaluations) } == 1)
    #expect(lastEvaluations { Holder(barn: barn, evaluations: evaluations) } == 1)
  }

  private struct Spoken: View {
    var body: some View {
      Text("x").accessibilityLabel("cross").accessibilityValue("2").accessibilityHint("A sign.")
    }
  }

  @Test func `the texts of a reused view are a part of the label, value and hint around it`() {
    let window = Window { Spoken().focusable() }
    for _ in 1...4 {
      let element = window.frame(size: Size(width: 3, height: 1), at: .zero).accessibility.first
      #expect([element?.label, element?.value, element?.hint] == ["cross", "2", "A sign."])
    }
  }
}
