import Observation
import Testing

@testable import TextUI
@testable import TextUICore

@Suite("Equatable views")
struct EquatableViewTests {
  private let evaluations = Slip(0)
  private let name = Slip("a")

  private func window<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> Window {
    Window { [evaluations, name] in
      Counted(name: name.value, evaluations: evaluations, content: content).equatable()
    }
  }

  @Test("an equal view is evaluated once, and drawn in every frame")
  func equal() {
    let window = window { [name] in Text(name.value).border(.rounded) }
    let screens = [0.0, 1, 2, 3].map { window.rows(3, 3, at: $0) }
    let wanted = Array(repeating: ["╭─╮", "│a│", "╰─╯"], count: 4)
    #expect((screens, evaluations.value) == (wanted, 1))
  }

  @Test("a view that has changed is evaluated")
  func different() {
    let window = window { [name] in Text(name.value) }
    let firstScreen = window.rows(1, 1)
    name.value = "b"
    #expect(([firstScreen, window.rows(1, 1)], evaluations.value) == ([["a"], ["b"]], 2))
  }

  @Test("an equal view is laid out in another size of the window")
  func size() {
    let window = window { Text("some words") }
    #expect(
      (window.rows(10, 1), window.rows(5, 2), evaluations.value) == (
        ["some words"], ["some ", "words"], 1
      ))
  }

  @Test("a state that is set inside counts as a change")
  func state() {
    let window = window { Tally("t") }
    var screens = [window.rows(2, 1)]
    window.tap(0, 0)
    screens.append(window.rows(2, 1))
    window.tap(0, 0)
    screens.append(window.rows(2, 1))
    let firstEvaluations = evaluations.value
    screens.append(window.rows(2, 1))
    #expect(
      (screens, [firstEvaluations, evaluations.value]) == (
        [["t0"], ["t1"], ["t2"], ["t2"]], [3, 3]
      ))
  }

  private struct Lamp: View {
    @State private var isOn = false
    let evaluations: Slip<Int>

    var body: some View {
      HStack(spacing: 0) {
        Counted(name: "lamp", evaluations: evaluations) { [$isOn] in
          Text($isOn.wrappedValue ? "on " : "off")
        }
        .equatable()
        Text("|").onTapGesture { isOn.toggle() }
      }
    }
  }

  @Test("a state outside that is read through a binding counts as a change")
  func binding() {
    let window = Window { [evaluations] in Lamp(evaluations: evaluations) }
    var screens = [window.rows(4, 1)]
    screens.append(window.rows(4, 1))
    let count = evaluations.value
    window.tap(3, 0)
    screens.append(window.rows(4, 1))
    #expect((screens, count) == ([["off|"], ["off|"], ["on |"]], 1))
  }

  @Observable final class Farm {
    var eggs = 0
    var cows = 0
  }

  @Test("a change of an observable object requests a frame and evaluates its reader")
  func observable() {
    let farm = Farm()
    let window = window { Text("\(farm.eggs)") }
    for eggs in 0..<4 {
      let screens = (0..<3).map { _ in window.rows(1, 1)[0] }
      let count = evaluations.value
      var needsFrame = [window.needsFrame]
      farm.cows += 1
      needsFrame.append(window.needsFrame)
      farm.eggs += 1
      needsFrame.append(window.needsFrame)
      let eggsShown = Array(repeating: "\(eggs)", count: 3)
      #expect((screens, count, needsFrame) == (eggsShown, eggs + 1, [false, false, true]))
    }
  }

  @Test("an object is not observed any more after its reader has left")
  func left() {
    let (farm, isThere) = (Farm(), Slip(true))
    let window = Window { [evaluations] in
      if isThere.value {
        Counted(name: "", evaluations: evaluations) { Text("\(farm.eggs)") }.equatable()
      }
    }
    let observed = ["first", "second"].filter { _ in
      isThere.value = true
      _ = window.rows(1, 1)
      _ = window.rows(1, 1)
      isThere.value = false
      _ = window.rows(1, 1)
      farm.eggs += 1
      return window.needsFrame
    }
    #expect((observed, evaluations.value) == ([], 2))
  }

  @Test("of several readers of objects only those with a change are evaluated")
  func several() {
    let farms = [Farm(), Farm(), Farm()]
    let counts = [Slip(0), Slip(0), Slip(0)]
    let window = Window {
      HStack(spacing: 0) {
        ForEach(0..<3) { index in
          Counted(name: "", evaluations: counts[index]) { Text("\(farms[index].eggs)") }
            .equatable()
        }
      }
    }
    var screens = [window.rows(3, 1)]
    farms[1].eggs = 7
    screens.append(window.rows(3, 1))
    let before = counts.map(\.value)
    screens.append(window.rows(3, 1))
    #expect(
      (screens, [before, counts.map(\.value)]) == (
        [["000"], ["070"], ["070"]], [[1, 2, 1], [1, 2, 1]]
      ))
  }

  @Test("of nested equatable views the inner one is reused when only the outer one has changed")
  func nested() {
    let (inner, eggs) = (Slip(0), Farm())
    let window = window { [name] in
      HStack(spacing: 0) {
        Text(name.value)
        Counted(name: "inner", evaluations: inner) { Text("\(eggs.eggs)") }.equatable()
      }
    }
    var screens = [window.rows(2, 1)]
    name.value = "b"
    screens.append(window.rows(2, 1))
    var counts = [[evaluations.value, inner.value]]
    eggs.eggs = 5
    screens.append(window.rows(2, 1))
    counts.append([evaluations.value, inner.value])
    screens.append(window.rows(2, 1))
    counts.append([evaluations.value, inner.value])
    #expect((screens, evaluations.value, inner.value) == ([["a0"], ["b0"], ["b5"], ["b5"]], 3, 2))
  }
}

@Suite("Equatable views and what is around them")
struct EquatablePlaceTests {
  private let evaluations = Slip(0)

  @Test("a changed environment value evaluates an equal view", arguments: 0..<15)
  func environment(index: Int) {
    let changes: [(inout EnvironmentValues) -> Void] = [
      { $0.style.foreground = .red }, { $0.opacity = 9 }, { $0.flags = .hidden },
      { $0.isEnabled = false }, { $0.isFocused = true }, { $0.lineLimit = 1 },
      { $0.truncationMode = .head }, { $0.multilineTextAlignment = .trailing },
      { $0.cellAspect = 1 }, { $0.colorScheme = .light }, { $0.reducesMotion = true },
      { $0.isUnicode = false }, { $0.isConsole = true }, { $0.colors = 16 },
      { $0[FarmKey.self] = 3 },
    ]
    let isChanged = Slip(false)
    let window = Window { [evaluations] in
      Counted(name: "", evaluations: evaluations) { FarmReader() }.equatable()
        .transformEnvironment { if isChanged.value { changes[index](&$0) } }
    }
    for step in 1...3 {
      _ = window.rows(1, 1)
      _ = window.rows(1, 1)
      #expect(evaluations.value == step)
      isChanged.value.toggle()
    }
  }

  private struct FarmReader: View {
    @Environment(\.testFarm) private var number
    @Environment(EquatableViewTests.Farm.self) private var farm: EquatableViewTests.Farm?

    var body: some View { Text("\(number + (farm?.eggs ?? 0))") }
  }

  fileprivate enum FarmKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
  }

  @Test("an environment value that is set to an equal value in every frame is no change")
  func equalValues() {
    let farm = EquatableViewTests.Farm()
    let window = Window { [evaluations] in
      Counted(name: "", evaluations: evaluations) { FarmReader() }.equatable()
        .transformEnvironment {
          $0[FarmKey.self] = 2
          $0[default: "", name: "barn"] = "red"
        }
        .environment(farm)
    }
    for _ in 0..<3 { _ = window.rows(1, 1) }
    #expect(evaluations.value == 1)
  }

  fileprivate struct Action {
    let run: () -> Void
  }

  fileprivate enum ActionKey: EnvironmentKey {
    static var defaultValue: Action? { nil }
  }

  @Test("an action in the environment, which cannot be compared, counts only where it is read")
  func actions() {
    let readsAction = Slip(false)
    let window = Window { [evaluations] in
      let number = evaluations.value
      Counted(name: "\(readsAction.value)", evaluations: evaluations) {
        if readsAction.value { ActionReader() } else { Text("x") }
      }
      .equatable()
      .transformEnvironment { $0[ActionKey.self] = Action { _ = number } }
    }
    for _ in 0..<3 { _ = window.rows(1, 1) }
    let firstEvaluations = evaluations.value
    readsAction.value = true
    for _ in 0..<3 { _ = window.rows(1, 1) }
    #expect([firstEvaluations, evaluations.value] == [1, 4])
  }

  private struct ActionReader: View {
    @Environment(\.testAction) private var action

    var body: some View { Text(action == nil ? "-" : "a") }
  }

  @Test("a focusable view inside shows its focus")
  func focus() {
    let window = Window { [evaluations] in
      HStack(spacing: 0) {
        Counted(name: "", evaluations: evaluations) { FocusMark().focusable() }.equatable()
        FocusMark().focusable()
      }
    }
    var screens = [window.rows(2, 1)]
    screens.append(window.rows(2, 1))
    let count = evaluations.value
    window.key(.tab)
    screens.append(window.rows(2, 1))
    window.key(.tab)
    screens.append(window.rows(2, 1))
    #expect((screens, count) == ([["--"], ["--"], ["x-"], ["-x"]], 1))
  }

  private struct FocusMark: View {
    @Environment(\.isFocused) private var isFocused

    var body: some View { Text(isFocused ? "x" : "-") }
  }

  @Test(
    "a request for focus around is taken by the view inside, and does not keep others from reuse")
  func focusRequest() {
    let others = Slip(0)
    let window = Window { [evaluations] in
      HStack(spacing: 0) {
        Counted(name: "", evaluations: others) { Text("|") }.equatable()
        Counted(name: "", evaluations: evaluations) { FocusMark().focusable() }.equatable()
        FocusMark().focusable()
      }
      .defaultFocus()
    }
    let screens = (0..<3).map { _ in window.rows(3, 1)[0] }
    #expect(screens == ["|x-", "|x-", "|x-"] && others.value == 1 && evaluations.value > 2)
  }

  @Test("a focusable view around says the texts of a reused view")
  func texts() {
    let window = Window { [evaluations] in
      HStack {
        Text("before")
        Counted(name: "", evaluations: evaluations) { Text("inside") }.equatable()
        Text("after")
      }
      .focusable()
    }
    let labels = (0..<3).map { _ in
      _ = window.rows(20, 1)
      return window.frame?.accessibility.map(\.label)
    }
    let wanted = Array(repeating: ["before inside after"], count: 3)
    #expect((labels, evaluations.value) == (wanted, 1))
  }

  @Test("a reused view appears once, and views leave in their order")
  func lifecycle() {
    let (log, isThere) = (Box<[String]>([]), Slip(true))
    let window = Window { [evaluations] in
      if isThere.value {
        VStack {
          Text("1").onDisappear { log.note("first") }
          Counted(name: "", evaluations: evaluations) {
            Text("2").onAppear { log.note("appears") }.onDisappear { log.note("second") }
          }
          .equatable()
          Text("3").onDisappear { log.note("third") }
        }
      }
    }
    for _ in 0..<4 { _ = window.rows(1, 3) }
    let firstLog = log.take()
    let count = evaluations.value
    isThere.value = false
    _ = window.rows(1, 3)
    // Two evaluations: one more for the frame in which the view appears, whose effects cannot be
    // reused.
    #expect(
      (count, firstLog, log.take()) == (2, ["appears"], ["first", "second", "third"]))
  }

  @Test("a view with a zIndex inside is drawn above later ones")
  func layers() {
    let window = Window { [evaluations] in
      ZStack {
        Counted(name: "", evaluations: evaluations) { Text("a").zIndex(1) }.equatable()
        Text("b")
      }
    }
    let screens = (0..<3).map { _ in window.rows(1, 1)[0] }
    #expect((screens, evaluations.value) == (["a", "a", "a"], 1))
  }

  @Test("an inspected frame evaluates all views")
  func inspection() {
    let window = Window { [evaluations] in
      Counted(name: "", evaluations: evaluations) { Text("a") }.equatable()
    }
    _ = window.rows(1, 1)
    #expect(window.views(at: .zero).map(\.name).contains("Counted") && evaluations.value == 2)
  }
}

@Suite("Equatable views that must be evaluated in every frame")
struct UnreusableViewTests {
  private let evaluations = Slip(0)

  private func window<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> Window {
    Window { [evaluations] in
      Counted(name: "", evaluations: evaluations, content: content).equatable()
    }
  }

  @Test("a view that depends on the time shows it, and a scroll view inside scrolls")
  func time() {
    let window = self.window { TimelineView(.everySecond) { Text("\($0)") } }
    let first = window.rows(12, 1, at: 1)

    let otherWindow = self.window { ScrollView { VStack { ForEach(0..<9) { Text("\($0)") } } } }
    let otherFirst = otherWindow.rows(3, 3)
    _ = otherWindow.rows(3, 3)
    otherWindow.mouse(.wheel(x: 0, y: 1), 0, 0)

    #expect(window.rows(12, 1, at: 2) != first && otherWindow.rows(3, 3) != otherFirst)
  }

  @Test("a view that was removed with a transition is seen leaving")
  func transition() {
    let isThere = Slip(true)
    let window = window {
      VStack {
        if isThere.value { Text("a").transition(.move(edge: .leading)) }
        Text("b").onTapGesture { withAnimation { isThere.value = false } }
      }
    }
    let screens = (0..<3).map { _ in window.rows(1, 2).joined() }
    window.tap(0, 1)
    #expect(
      screens == ["ab", "ab", "ab"] && window.rows(1, 2).joined().contains("a")
        && !window.rows(1, 2, at: 5).joined().contains("a"))
  }

  @Test("an animated change inside is shown step by step, and then reused")
  func animation() {
    let window = window { Slider() }
    let start = window.rows(9, 1)
    window.tap(0, 0)
    var places: Set<[String]> = []
    for step in 0...10 { places.insert(window.rows(9, 1, at: Double(step) / 10)) }
    let end = window.rows(9, 1, at: 2)
    let count = evaluations.value
    let ends = [end, window.rows(9, 1, at: 3), window.rows(9, 1, at: 4)]
    #expect(places.count > 4 && evaluations.value <= count + 1)
    #expect([start] + ends == [["*        "], ["       * "], ["       * "], ["       * "]])
  }

  private struct Slider: View {
    @State private var isRight = false

    var body: some View {
      Text("*").padding(.leading, isRight ? 7 : 0)
        .frame(width: 9, alignment: .leading)
        .onTapGesture { withAnimation(.linear(duration: .seconds(1))) { isRight = true } }
    }
  }

  @Test("a preference that a view reports reaches its ancestor in every frame")
  func preferences() {
    let window = Window { [evaluations] in
      Counted(name: "", evaluations: evaluations) {
        Text("x").preference(key: Depth.self, value: 4)
      }
      .equatable()
      .overlayPreferenceValue(Depth.self) { depth, _ in Text("\(depth)") }
    }
    for _ in 0..<3 { #expect(window.rows(1, 1) == ["4"]) }
  }

  private enum Depth: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }
}

extension EnvironmentValues {
  fileprivate var testFarm: Int { self[EquatablePlaceTests.FarmKey.self] }
  fileprivate var testAction: EquatablePlaceTests.Action? {
    self[EquatablePlaceTests.ActionKey.self]
  }
}
