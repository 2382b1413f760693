import Testing

@testable import TextUI
@testable import TextUICore

@Suite struct LifecycleTests {
  @Test("a view calls onAppear once, whose changes are in that frame, and onDisappear once")
  func appearing() {
    let (isThere, heard) = (Box(false), Box([String]()))
    let window = Window {
      if isThere.value {
        Text("a").onAppear { heard.note("on") }.onDisappear { heard.note("off") }
      }
    }
    _ = window.rows(1, 1)
    var logs = [heard.take()]
    isThere.value = true
    for _ in 0..<3 { _ = window.rows(1, 1) }
    logs.append(heard.take())
    isThere.value = false
    for _ in 0..<3 { _ = window.rows(1, 1) }
    logs.append(heard.take())

    struct Late: View {
      @State var word = "no"
      var body: some View { Text(word).onAppear { word = "yes" } }
    }

    #expect((logs, Window { Late() }.rows(3, 1)) == ([[], ["on"], ["off"]], ["yes"]))
  }

  @Test("views that disappear together do so in their order", arguments: 1...8)
  func orderOfGoing(count: Int) {
    let (isThere, heard) = (Box(true), Box([String]()))
    let window = Window {
      if isThere.value {
        ForEach(0..<count) { number in Text("a").onDisappear { heard.note("\(number)") } }
      }
    }
    _ = window.rows(1, 1)
    isThere.value = false
    _ = window.rows(1, 1)
    #expect(heard.value == (0..<count).map { "\($0)" })
  }

  @Test("a change of a value is reported once, with its old value")
  func changing() {
    let (value, heard) = (Box(1), Box([String]()))
    let window = Window {
      Text("a").onChange(of: value.value) { heard.note("\($0)-\($1)") }
        .onChange(of: value.value) { heard.note("\($0)+\($1)") }
    }
    _ = window.rows(1, 1)
    #expect(heard.take() == [])
    value.value = 2
    _ = window.rows(1, 1)
    _ = window.rows(1, 1)
    #expect(Set(heard.take()) == ["1-2", "1+2"])
  }

  @Test("a change is reported to an action without values, and at first if that is asked for")
  func changingWithoutValues() {
    let (value, heard) = (Box(1), Box([String]()))
    let window = Window {
      Text("a").onChange(of: value.value) { heard.note("later") }
        .onChange(of: value.value, initial: true) { heard.note("always") }
        .onChange(of: value.value, initial: true) { heard.note("\($0)-\($1)") }
    }
    _ = window.rows(1, 1)
    _ = window.rows(1, 1)
    let firstSet = Set(heard.value)
    let firstCount = heard.take().count
    value.value = 2
    _ = window.rows(1, 1)
    #expect(
      ([firstSet, Set(heard.value)], [firstCount, heard.take().count]) == (
        [["always", "1-1"], ["later", "always", "1-2"]], [2, 3]
      ))
  }

  @Test("views that never settle are evaluated eight times, and request another frame at once")
  func unsettled() {
    struct Restless: View {
      let bodies: Box<Int>
      @State var number = 0
      var body: some View {
        bodies.value += 1
        return Text("\(number)").onAppear { number = 1 }.onChange(of: number) { number = $1 + 1 }
      }
    }
    let bodies = Box(0)
    let window = Window { Restless(bodies: bodies) }
    let frame = window.frame(size: Size(width: 2, height: 1), at: .seconds(3))
    #expect((bodies.value, frame.wake) == (8, .seconds(3)))
  }

  @Test(
    "a view announces a change in the frame that shows it, and is drawn again at the earliest time")
  func announcing() {
    let score = Box(1)
    let window = Window { Text("a").announce("Score \(score.value)", whenChanged: score.value) }
    let size = Size(width: 1, height: 1)
    var spoken = [window.frame(size: size, at: .zero).announcements]
    score.value = 2
    spoken.append(window.frame(size: size, at: .zero).announcements)
    spoken.append(window.frame(size: size, at: .zero).announcements)

    let otherWindow = Window {
      VStack {
        Text("a").redraw(at: .seconds(9))
        GeometryReader { _ in Text("b").redraw(at: .seconds(7)) }
        Text("c").redraw(at: nil)
      }
    }

    #expect(
      (
        spoken, otherWindow.frame(size: Size(width: 9, height: 9), at: .zero).wake,
        Window { Text("a") }.frame(size: Size(width: 9, height: 9), at: .zero).wake
      ) == ([[], ["Score 2"], []], .seconds(7), nil))
  }

  @Test("a view that a screen covers has not disappeared")
  func covered() {
    let (isThere, isPinned, heard) = (Box(true), Box(true), Box([String]()))
    let scope = Identity.root.child(id: "screen")
    let window = Window {
      ResolvedView(Text("a").onAppear { heard.note("on") }.onDisappear { heard.note("off") }) {
        resolver, content in
        if isPinned.value { resolver.pin(scope) }
        if isThere.value { resolver.pinnableScope(scope) { content.resolve(&$0) } }
      }
    }
    _ = window.rows(1, 1)
    isThere.value = false
    _ = window.rows(1, 1)
    isThere.value = true
    _ = window.rows(1, 1)
    let firstLog = heard.take()
    (isThere.value, isPinned.value) = (false, false)
    _ = window.rows(1, 1)
    #expect([firstLog, heard.take()] == [["on"], ["off"]])
  }
}
