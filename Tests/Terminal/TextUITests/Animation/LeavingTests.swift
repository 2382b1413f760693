import Testing

@testable import TextUI
@testable import TextUICore

@Suite struct LeavingTests {
  private func keepsState(_ transition: Transition) {
    let isThere = Box(true)
    let window = Window {
      HStack { if isThere.value { Tally("a").transition(transition) } }
        .frame(width: 8, height: 1, alignment: .leading)
        .onKeyPress(.enter) {
          withAnimation(.linear(duration: .seconds(4))) { isThere.value.toggle() }
        }
    }
    _ = window.rows(8, 1)
    window.tap(0, 0)
    window.key(.enter)
    _ = window.rows(8, 1)
    #expect(window.rows(8, 1, at: 0.4)[0].contains("a1"))
    window.key(.enter, at: 1)
    _ = window.rows(8, 1, at: 1)
    #expect(window.rows(8, 1, at: 9) == ["a1      "])
    window.key(.enter, at: 10)
    _ = window.rows(8, 1, at: 10)
    _ = window.rows(8, 1, at: 15)
    window.key(.enter, at: 16)
    _ = window.rows(8, 1, at: 16)
    _ = window.rows(8, 1, at: 19.6)
    window.tap(1, 0, at: 19.6)
    #expect(window.rows(8, 1, at: 30) == ["a1      "])
  }

  /// Shows the first three columns of its child.
  private struct ThreeColumns: Element {
    func place(in rect: Rect, _ children: Subviews, _ context: PlacementContext) {
      children.clipped(to: Rect(x: rect.x, y: rect.y, width: 3, height: rect.height)) {
        for child in children { child.place(in: rect) }
      }
    }
  }

  @Test("a view keeps its state while it comes and while it goes")
  func state() {
    for transition in [Transition.opacity, .slide, .scale, .offset(x: 1, y: 0)] {
      keepsState(transition)
    }
  }

  @Test("several views with transitions go in their order, each from its own place")
  func several() {
    let isThere = Box(true)
    let window = Window {
      HStack(spacing: 0) {
        if isThere.value {
          ForEach(["a", "b", "c"], id: \.self) { Text($0).transition(.offset(x: 1, y: 0)) }
          Group {
            Text("d")
            Text("e")
          }.transition(.offset(x: 2, y: 0))
        }
      }.frame(width: 8, alignment: .leading).onKeyPress(.enter) {
        withAnimation(.linear(duration: .seconds(4))) { isThere.value.toggle() }
      }
    }
    #expect(window.rows(8, 1) == ["abcde   "])
    window.key(.enter)
    #expect(window.rows(8, 1) == ["abcde   "])
    #expect(window.rows(8, 1, at: 2.5) == [" abcde  "])
    #expect(window.rows(8, 1, at: 4) == ["        "])
  }

  @Test("an inner transition has no effect when the outer view comes or goes")
  func nested() {
    let (outer, inner) = (Box(true), Box(true))
    let window = Window {
      HStack {
        if outer.value {
          HStack {
            if inner.value { Text("x").transition(.offset(x: 4, y: 0)) }
          }.transition(.offset(x: 0, y: 1))
        }
      }.frame(width: 8, height: 2, alignment: .topLeading)
        .onKeyPress(.enter) {
          withAnimation(.linear(duration: .seconds(4))) { outer.value.toggle() }
        }
        .onKeyPress(.space) {
          withAnimation(.linear(duration: .seconds(4))) { inner.value.toggle() }
        }
    }
    _ = window.rows(8, 2)
    window.key(.enter)
    _ = window.rows(8, 2)
    #expect(window.rows(8, 2, at: 3) == ["        ", "x       "])
    #expect(window.rows(8, 2, at: 4) == ["        ", "        "])
    window.key(.enter, at: 5)
    _ = window.rows(8, 2, at: 5)
    #expect(window.rows(8, 2, at: 9) == ["x       ", "        "])
    window.key(.space, at: 10)
    _ = window.rows(8, 2, at: 10)
    #expect(window.rows(8, 2, at: 12) == ["  x     ", "        "])
    #expect(window.rows(8, 2, at: 14) == ["        ", "        "])
  }

  @Test("a view that leaves inside a clipped part is clipped, too")
  func clipped() {
    let isThere = Box(true)
    let window = Window {
      ResolvedView(
        HStack { if isThere.value { Text("abcd").transition(.offset(x: 4, y: 0)) } }
      ) { resolver, content in
        resolver.wrapper(ThreeColumns()) { content.resolve(&$0) }
      }.frame(width: 8, height: 1, alignment: .leading)
        .onKeyPress(.enter) {
          withAnimation(.linear(duration: .seconds(4))) { isThere.value = false }
        }
    }
    #expect(window.rows(8, 1) == ["abc     "])
    window.key(.enter)
    #expect(window.rows(8, 1) == ["abc     "])
    #expect(window.rows(8, 1, at: 2) == ["  a     "])
  }

  @Test("views in a layer come and go above it")
  func layers() {
    let isThere = Box(true)
    let window = Window {
      ResolvedView(Text("under")) { resolver, content in
        content.resolve(&resolver)
        resolver.layer(isModal: true) { inner, _ in
          ZStack(alignment: .topLeading) {
            Text("········")
            if isThere.value { Text("x").transition(.offset(x: 4, y: 0)) }
          }.onKeyPress(.enter) {
            withAnimation(.linear(duration: .seconds(4))) { isThere.value.toggle() }
          }.resolve(&inner)
        }
      }
    }
    #expect(window.rows(8, 1) == ["x·······"])
    window.key(.enter)
    #expect(window.rows(8, 1) == ["x·······"])
    #expect(window.rows(8, 1, at: 2) == ["··x·····"])
    #expect(window.rows(8, 1, at: 4) == ["········"])
    window.key(.enter, at: 4)
    #expect(window.rows(8, 1, at: 4) == ["····x···"])
    #expect(window.rows(8, 1, at: 8) == ["x·······"])
    #expect(window.frame(size: Size(width: 8, height: 1), at: .seconds(9)).wake == nil)
  }

  @Test("a leaving view neither sends nor receives preferences")
  func preferences() {
    let (count, words) = (Box(1), Box([String]()))
    let window = Window {
      HStack {
        if count.value == 1 {
          Text("a").preference(key: Word.self, value: "a").onPreferenceChange(Word.self) { _ in }
            .transition(.opacity).onPreferenceChange(Word.self) { _ in }
        }
      }.onPreferenceChange(Word.self, perform: words.note)
        .onKeyPress(.enter) { withAnimation { count.value = 0 } }
    }
    _ = window.rows(8, 1)
    window.key(.enter)
    for step in 0...10 { _ = window.rows(8, 1, at: Double(step) / 10) }
    #expect(words.value == ["a", ""])
  }
}
