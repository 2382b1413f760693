import Testing

@testable import TextUI
@testable import TextUICore

@Suite struct StateTests {
  @Test(
    "each of two views of one type has its own state, and state moves with the id of its element")
  func ownState() {
    let window = Window {
      HStack {
        Tally("a")
        Tally("b")
      }
    }
    let firstScreen = window.rows(5, 1)
    window.tap(3, 0)
    window.tap(4, 0)
    window.tap(0, 0)

    let names = Box(["a", "b", "c"])
    let otherWindow = Window {
      HStack { ForEach(names.value, id: \.self) { Tally($0) } }
    }
    _ = otherWindow.rows(8, 1)
    otherWindow.tap(3, 0)
    #expect(otherWindow.rows(8, 1) == ["a0 b1 c0"])
    names.value = ["c", "b", "a", "d"]
    #expect(otherWindow.rows(11, 1) == ["c0 b1 a0 d0"])
    names.value = ["b"]

    #expect(
      ([firstScreen, window.rows(5, 1)], otherWindow.rows(2, 1)) == (
        [["a0 b0"], ["a1 b2"]], ["b1"]
      ))
  }

  @Test("state is lost when its view was missing in a frame, and only that of this view")
  func forgotten() {
    let isThere = Box(true)
    let window = Window { if isThere.value { Tally("a") } }
    _ = window.rows(2, 1)
    window.tap(0, 0)
    var screens = [window.rows(2, 1)]
    isThere.value = false
    screens.append(window.rows(2, 1))
    isThere.value = true
    screens.append(window.rows(2, 1))

    let otherIsThere = Box(false)
    let otherWindow = Window {
      HStack(spacing: 0) {
        if otherIsThere.value { Text("x") }
        Tally("a")
      }
    }
    _ = otherWindow.rows(2, 1)
    otherWindow.tap(0, 0)
    otherIsThere.value = true

    #expect((screens, otherWindow.rows(3, 1)) == ([["a1"], ["  "], ["a0"]], ["xa1"]))
  }

  @Test("another id is another view, and so is the other branch of a condition")
  func idResets() {
    let id = Box(1)
    let window = Window { Tally("a").id(id.value) }
    _ = window.rows(2, 1)
    window.tap(0, 0)
    let firstScreen = window.rows(2, 1)
    id.value = 2

    let isFirst = Box(true)
    let otherWindow = Window { if isFirst.value { Tally("a") } else { Tally("a") } }
    _ = otherWindow.rows(2, 1)
    otherWindow.tap(0, 0)
    let otherFirstScreen = otherWindow.rows(2, 1)
    isFirst.value = false

    #expect(
      [[firstScreen, window.rows(2, 1)], [otherFirstScreen, otherWindow.rows(2, 1)]] == [
        [["a1"], ["a0"]], [["a1"], ["a0"]],
      ])
  }

  /// Eight states with every stateful modifier at the same place.
  struct Crowded: View {
    @State private var first = 1
    @State private var second = 2
    @State private var third = 3
    @State private var fourth = 4
    @State private var fifth = 5
    @State private var sixth = 6
    @State private var seventh = 7
    @State private var eighth = 8
    let heard: Box<[String]>

    var body: some View {
      Text("\(first)\(second)\(third)\(fourth)\(fifth)\(sixth)\(seventh)\(eighth)")
        .onTapGesture { (first, fourth, eighth) = (9, 9, 9) }
        .onPreferenceChange(Word.self) { heard.note($0) }
        .onChange(of: first) { heard.note("\($0)-\($1)") }
        .animation(.linear, value: second)
    }
  }

  @Test("the state of modifiers is separate from that of the view they are in")
  func crowded() {
    let heard = Box([String]())
    let window = Window { Crowded(heard: heard) }
    let firstScreen = window.rows(8, 1)
    window.tap(0, 0)
    #expect(
      ([firstScreen, window.rows(8, 1)], window.rows(8, 1, at: 1), heard.value) == (
        [["12345678"], ["92395679"]], ["92395679"], ["", "1-9"]
      ))
  }

  @Test("state built during layout or below a type-erased view is kept until the type changes")
  func inGeometryReader() {
    let window = Window {
      HStack(spacing: 0) {
        Tally("a")
        GeometryReader { _ in Tally("b") }
        GeometryReader { _ in Tally("c") }
      }
    }
    _ = window.rows(6, 1)
    window.tap(2, 0)
    window.tap(4, 0)
    window.tap(4, 0, at: 5)

    let isText = Box(false)
    let otherWindow = Window {
      isText.value ? AnyView(Text("text")) : AnyView(Tally("a"))
    }
    _ = otherWindow.rows(4, 1)
    otherWindow.tap(1, 0)
    var screens = [otherWindow.rows(4, 1)]
    isText.value = true
    screens.append(otherWindow.rows(4, 1))
    isText.value = false
    screens.append(otherWindow.rows(4, 1))

    #expect((window.rows(6, 1, at: 9), screens) == (["a0b1c2"], [[" a1 "], ["text"], [" a0 "]]))
  }

  @Test("the state of a pinned scope and its descendants is kept while it is not visited")
  func pinned() {
    let (isThere, isPinned) = (Box(true), Box(true))
    let (outer, inner) = (Identity.root.child(id: "outer"), Identity.root.child(id: "inner"))
    let window = Window {
      ResolvedView(Tally("a")) { resolver, content in
        if isPinned.value { resolver.pin(outer) }
        guard isThere.value else { return }
        resolver.pinnableScope(outer) { $0.pinnableScope(inner) { content.resolve(&$0) } }
      }
    }
    _ = window.rows(2, 1)
    window.tap(0, 0)
    isThere.value = false
    for _ in 0..<3 { #expect(window.rows(2, 1) == ["  "]) }
    isThere.value = true
    let firstScreen = window.rows(2, 1)
    (isThere.value, isPinned.value) = (false, false)
    _ = window.rows(2, 1)
    isThere.value = true
    #expect([firstScreen, window.rows(2, 1)] == [["a1"], ["a0"]])
  }

  @Test("writing a state requests a frame")
  func writing() {
    let binding = Box<Binding<Int>?>(nil)
    struct Holder: View {
      let binding: Box<Binding<Int>?>
      @State var number = 1
      var body: some View {
        binding.value = $number
        return Text("\(number)")
      }
    }
    let window = Window { Holder(binding: binding) }
    let firstScreen = window.rows(1, 1)
    binding.value?.wrappedValue = 2
    #expect(window.store.redraw.isRequested && [firstScreen, window.rows(1, 1)] == [["1"], ["2"]])
  }

  @Test("a binding that outlives its window can still be read and written")
  func bindingOutlivesWindow() {
    let binding = Box<Binding<Int>?>(nil)
    struct Holder: View {
      let binding: Box<Binding<Int>?>
      @State var number = 1
      var body: some View {
        binding.value = $number
        return EmptyView()
      }
    }
    var window: Window? = Window { Holder(binding: binding) }
    _ = window?.rows(1, 1)
    window = nil
    binding.value?.wrappedValue = 5
    #expect(binding.value?.wrappedValue == 5)
  }

  @Test("outside of a frame a state has its initial value")
  func unlinked() {
    struct Holder { @State var number = 3 }
    let holder = Holder()
    holder.number = 4
    #expect(
      (holder.number, FocusState<Int?>().wrappedValue, FocusState<Bool>().wrappedValue) == (
        3, nil, false
      ))
  }
}

enum Word: PreferenceKey {
  static var defaultValue: String { "" }
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}
