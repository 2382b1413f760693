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
    let screens = (1...5).map { _ in window.rows(3, 1) }
    #expect((screens, evaluations.count) == (Array(repeating: ["cow"], count: 5), 2))
  }

  @Test func `a view with another property is evaluated`() {
    let text = Slip("a")
    let window = Window { Words(text: text.value, evaluations: evaluations) }
    let names = ["a", "b", "c", "c", "c", "c", "d", "d", "d"]
    let screens = names.map { name in
      text.value = name
      return window.rows(1, 1)
    }
    #expect((screens, evaluations.count) == (names.map { [$0] }, 5))
  }

  @Test func `of several rows only the one that has changed is evaluated`() {
    let (names, counts) = (Slip(["a", "b", "c"]), (0..<3).map { _ in Evaluations() })
    let window = Window {
      HStack(spacing: 0) {
        ForEach(0..<3) { Words(text: names.value[$0], evaluations: counts[$0]) }
      }
    }
    var screens = (1...3).map { _ in window.rows(3, 1)[0] }
    names.value[1] = "x"
    screens += (1...3).map { _ in window.rows(3, 1)[0] }
    #expect(
      (screens, counts.map(\.count)) == (["abc", "abc", "abc", "axc", "axc", "axc"], [2, 3, 2]))
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
      let screens = (0..<4).map { _ in window.rows(1, 1) }
      let count = evaluations.count
      farm.cows += 1
      _ = window.rows(1, 1)
      let isReused = evaluations.count == count && !window.needsFrame
      farm.eggs += 1
      #expect(
        (screens, isReused, window.needsFrame) == (
          Array(repeating: ["\(eggs)"], count: 4), true, true
        ))
    }
  }

  @Test func `another object of the same type is a change`() {
    let farm = Slip(Farm())
    let window = Window { Model(farm: farm.value, evaluations: evaluations) }
    var screens = (1...3).map { _ in window.rows(1, 1)[0] }
    farm.value = Farm()
    farm.value.eggs = 4
    screens.append(window.rows(1, 1)[0])
    #expect(screens == ["0", "0", "0", "4"])
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
    let screens = (0...3).map { _ in
      defer { window.tap(0, 0) }
      return (1...3).map { _ in window.rows(1, 1)[0] }.joined()
    }
    #expect((screens, evaluations.count <= 8) == (["000", "111", "222", "333"], true))
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
    let count = evaluations.count
    window.tap(0, 0)
    #expect((count, chosen.value) == (2, "a"))
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
    var screens = (1...3).map { _ in window.rows(3, 1)[0] }
    isOff.value = true
    screens += (1...3).map { _ in window.rows(3, 1)[0] }
    #expect(screens == ["on ", "on ", "on ", "off", "off", "off"])
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

  @Test func `views with bindings, results or plain objects are evaluated in every frame`() {
    let (text, barn) = (Slip("a"), Barn())
    #expect(
      [
        lastEvaluations { Bound(text: text.binding, evaluations: evaluations) },
        lastEvaluations { Described(describe: { text.value }, evaluations: evaluations) },
        lastEvaluations { Owner(barn: barn, evaluations: evaluations) },
        lastEvaluations { Holder(barn: barn, evaluations: evaluations) },
      ] == [1, 1, 1, 1])
  }

  private struct Spoken: View {
    var body: some View {
      Text("x").accessibilityLabel("cross").accessibilityValue("2").accessibilityHint("A sign.")
    }
  }

  @Test func `the texts of a reused view are a part of the label, value and hint around it`() {
    let window = Window { Spoken().focusable() }
    let texts = (1...4).map { _ in
      let element = window.frame(size: Size(width: 3, height: 1), at: .zero).accessibility.first
      return [element?.label, element?.value, element?.hint]
    }
    #expect(texts == Array(repeating: ["cross", "2", "A sign."], count: 4))
  }
}
