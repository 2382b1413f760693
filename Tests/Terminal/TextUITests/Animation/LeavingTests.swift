import Testing

@testable import TextUI
@testable import TextUICore

@Suite struct LeavingTests {
  /// Returns the rows of a view that is removed and inserted again: during its removal, after its
  /// insertion, and after a tap during a second insertion.
  private func kept(_ transition: Transition) -> [String] {
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
    _ = window.rows(8, 1, after: .enter)
    let going = window.rows(8, 1, at: 0.4)[0]
    _ = window.rows(8, 1, after: .enter, at: 1)
    let back = window.rows(8, 1, at: 9)
    _ = window.rows(8, 1, after: .enter, at: 10)
    _ = window.rows(8, 1, at: 15)
    _ = window.rows(8, 1, after: .enter, at: 16)
    _ = window.rows(8, 1, at: 19.6)
    window.tap(1, 0, at: 19.6)
    return [going.contains("a1") ? "a1" : going] + back + window.rows(8, 1, at: 30)
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
    let transitions: [Transition] = [.opacity, .slide, .scale, .offset(x: 1, y: 0)]
    #expect(
      transitions.map(kept) == Array(repeating: ["a1", "a1      ", "a1      "], count: 4))
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
    let before = window.rows(8, 1)
    window.key(.enter)
    #expect(
      before + [0, 2.5, 4].map { window.rows(8, 1, at: $0)[0] } == [
        "abcde   ", "abcde   ", " abcde  ", "        ",
      ])
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
    _ = window.rows(8, 2, after: .enter)
    var shown = [3, 4].map { window.rows(8, 2, at: $0) }
    _ = window.rows(8, 2, after: .enter, at: 5)
    shown.append(window.rows(8, 2, at: 9))
    _ = window.rows(8, 2, after: .space, at: 10)
    shown += [12, 14].map { window.rows(8, 2, at: $0) }
    let nothing = ["        ", "        "]
    #expect(
      shown == [
        ["        ", "x       "], nothing, ["x       ", "        "], ["  x     ", "        "],
        nothing,
      ])
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
    let before = window.rows(8, 1)
    window.key(.enter)
    #expect(
      before + window.rows(8, 1) + window.rows(8, 1, at: 2) == ["abc     ", "abc     ", "  a     "])
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
    var shown = window.rows(8, 1)
    window.key(.enter)
    shown += [0, 2, 4].map { window.rows(8, 1, at: $0)[0] }
    window.key(.enter, at: 4)
    shown += [4, 8].map { window.rows(8, 1, at: $0)[0] }
    #expect(
      shown == ["x·······", "x·······", "··x·····", "········", "····x···", "x·······"]
        && window.wake(8, 1, at: 9) == nil)
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
