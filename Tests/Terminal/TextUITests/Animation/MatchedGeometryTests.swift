import Testing

@testable import TextUI
@testable import TextUICore

@Suite struct MatchedGeometryTests {
  private let space = Namespace.ID("cards")
  private let four = Animation.linear(duration: .seconds(4))

  /// Returns a window with a card `[]` that Enter moves from the left end of a row to the right
  /// end, where it is another view.
  private func window(_ isLeft: Box<Bool>, _ transition: Transition? = nil) -> Window {
    Window {
      HStack(spacing: 0) {
        if isLeft.value { card("()", transition) }
        Spacer()
        if !isLeft.value { card("[]", transition) }
      }.onKeyPress(.enter) { withAnimation(four) { isLeft.value.toggle() } }
    }
  }

  @ViewBuilder private func card(_ text: String, _ transition: Transition?) -> some View {
    if let transition {
      Text(text).matchedGeometryEffect(id: 1, in: space).transition(transition)
    } else {
      Text(text).matchedGeometryEffect(id: 1, in: space)
    }
  }

  @Test("a declared namespace is one for each place of its view")
  func declared() {
    struct Owner: View {
      @Namespace private var own
      let note: (Namespace.ID) -> Void
      var body: some View {
        let _ = note(own)
        Text("a")
      }
    }
    let (first, second) = (Box<[Namespace.ID]>([]), Box<[Namespace.ID]>([]))
    let window = Window {
      HStack {
        Owner { first.value.append($0) }
        Owner { second.value.append($0) }
      }
    }
    _ = window.rows(3, 1)
    _ = window.rows(4, 1)
    #expect(Set(first.value).count == 1 && Set(second.value).count == 1)
    #expect(Set(first.value).isDisjoint(with: second.value))
  }

  @Test("a view flies within the namespace that its parent declares")
  func declaredFlight() {
    struct Table: View {
      @Namespace private var table
      let isLeft: Box<Bool>
      var body: some View {
        HStack(spacing: 0) {
          if isLeft.value { Text("()").matchedGeometryEffect(id: 1, in: table) }
          Spacer()
          if !isLeft.value { Text("[]").matchedGeometryEffect(id: 1, in: table) }
        }
        .onKeyPress(.enter) {
          withAnimation(.linear(duration: .seconds(4))) { isLeft.value = false }
        }
      }
    }
    let isLeft = Box(true)
    let window = Window { Table(isLeft: isLeft) }
    _ = window.rows(10, 1)
    window.key(.enter)
    _ = window.rows(10, 1, at: 0)
    #expect(window.rows(10, 1, at: 1) == ["  []      "])
  }

  @Test("a view flies from where the view of its id was, and turns back when it is reversed")
  func flies() {
    let (window, reversed) = (window(Box(true)), window(Box(true)))
    let before = window.rows(10, 1)
    window.key(.enter)
    #expect(
      before + [0, 1, 4].map { window.rows(10, 1, at: $0)[0] } == [
        "()        ", "[]        ", "  []      ", "        []",
      ] && window.wake(10, 1, at: 5) == nil)
    _ = reversed.rows(10, 1)
    _ = reversed.rows(10, 1, after: .enter)
    let turning = reversed.rows(10, 1, at: 2)
    reversed.key(.enter, at: 2)
    #expect(
      turning + [2, 4, 6].map { reversed.rows(10, 1, at: $0)[0] } == [
        "    []    ", "    ()    ", "  ()      ", "()        ",
      ])
  }

  @Test("with a transition the old view flies along while it goes")
  func withTransition() {
    let isLeft = Box(true)
    let window = window(isLeft, .opacity)
    _ = window.rows(10, 1)
    window.key(.enter)
    _ = window.rows(10, 1)
    let wrong = (1...3).map { ($0, window.rows(10, 1, at: Double($0))[0]) }.filter { second, row in
      row.filter { $0 != " " }.count != 2
        || row.dropFirst(second * 2).prefix(2).contains { $0 == " " }
    }
    #expect(wrong.map(\.1) == [])
    #expect(window.rows(10, 1, at: 4) == ["        []"] && window.wake(10, 1, at: 5) == nil)
  }

  @Test("size flies as well as position")
  func size() {
    let isSmall = Box(true)
    let window = Window {
      ZStack(alignment: .topLeading) {
        if isSmall.value {
          Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 2, height: 1)
        } else {
          Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 10, height: 5)
        }
      }.frame(width: 10, height: 5, alignment: .topLeading)
        .onKeyPress(.enter) { withAnimation(four) { isSmall.value.toggle() } }
    }
    func area(_ second: Double) -> Size {
      let buffer = window.frame(size: Size(width: 10, height: 5), at: .seconds(second)).buffer
      let columns = (0..<10).filter { buffer.style(at: Point(x: $0, y: 0)).background == .red }
      let rows = (0..<5).filter { buffer.style(at: Point(x: 0, y: $0)).background == .red }
      return Size(width: columns.count, height: rows.count)
    }
    let before = area(0)
    window.key(.enter)
    let sizes = [(2, 1), (2, 1), (6, 3), (10, 5)].map { Size(width: $0.0, height: $0.1) }
    #expect([before] + [0, 2, 4].map(area) == sizes)
  }

  @Test("of two views with the same id the second stays; ids in other namespaces are different")
  func twins() {
    let window = Window {
      HStack(spacing: 0) {
        Text("a").matchedGeometryEffect(id: 1, in: space)
        Spacer()
        Text("b").matchedGeometryEffect(id: 1, in: space)
      }.onKeyPress(.enter) { withAnimation(four) {} }
    }
    let isLeft = Box(true)
    let others = Window {
      HStack(spacing: 0) {
        if isLeft.value { Text("a").matchedGeometryEffect(id: 1, in: space) }
        Spacer()
        if !isLeft.value { Text("b").matchedGeometryEffect(id: 1, in: Namespace.ID("others")) }
      }.onKeyPress(.enter) { withAnimation(four) { isLeft.value.toggle() } }
    }
    let rows = states(of: window.rows(5, 1)[0], { window.key(.enter) })
    let isStill = window.wake(5, 1) == nil
    _ = others.rows(5, 1)
    #expect(isStill && rows + others.rows(5, 1, after: .enter) == ["a   b", "a   b", "    b"])
  }

  @Test("without an animation, or with reduced motion, the view is there at once")
  func jump() {
    let isLeft = Box(true)
    let window = window(isLeft)
    _ = window.rows(5, 1)
    isLeft.value = false
    let unanimated = window.rows(5, 1)
    window.environment.reducesMotion = true
    window.key(.enter)
    #expect(unanimated + window.rows(5, 1) == ["   []", "()   "])
  }
}
