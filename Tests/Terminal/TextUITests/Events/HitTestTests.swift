import Testing

@testable import TextUI
@testable import TextUICore

@Suite struct HitTestTests {
  private let heard = Box([String]())

  private func target(_ name: String) -> some View {
    Text(name).onTapGesture { heard.note(name) }
  }

  /// Returns the view that each cell's tap reaches in a row.
  private func taps(
    _ width: Int, row: Int = 0, height: Int = 1, @ViewBuilder _ root: @escaping () -> some View
  ) -> [String] {
    let window = Window(root: root)
    _ = window.rows(width, height)
    return (0..<width).map { x in
      window.tap(x, row, at: Double(x))
      return heard.take().joined()
    }
  }

  @Test("the frontmost view under a point is hit, and the views around it receive nothing")
  func front() {
    let heard = taps(4) {
      ZStack(alignment: .leading) {
        target("abcd")
        target("ef")
      }.onTapGesture { self.heard.note("stack") }
    }
    #expect(heard == ["ef", "ef", "abcd", "abcd"])
  }

  @Test("a view without handlers or disabled covers the one behind it, not the one around it")
  func covering() {
    let covered = taps(3) {
      ZStack(alignment: .leading) {
        target("abc")
        Text("x").onPress { _ in }
        Text("")
      }.onTapGesture { self.heard.note("stack") }
    }
    let disabled = taps(4) {
      ZStack(alignment: .leading) {
        target("back")
        target("ab").disabled()
      }.onTapGesture { self.heard.note("stack") }
    }
    #expect(
      [covered, disabled] == [["stack", "abc", "abc"], ["stack", "stack", "back", "back"]])
  }

  @Test("views that are hidden, of an opacity below a hundredth or disallow hits are not hit")
  func unhittable() {
    let hidden = taps(5) {
      ZStack(alignment: .leading) {
        target("below")
        HStack(spacing: 0) {
          target("a").hidden()
          target("b").opacity(0)
          target("c").allowsHitTesting(false)
          target("d").opacity(0.001)
          target("e").opacity(0.5)
        }
      }
    }
    let transparent = taps(5) {
      ZStack(alignment: .leading) {
        target("below")
        HStack(spacing: 0) {
          target("a").opacity(0.0099)
          target("b").opacity(0.01)
          target("c").opacity(0.09).opacity(0.1)
          target("d").opacity(0.2).opacity(0.1)
          target("e").opacity(.nan)
        }
      }
    }
    #expect(
      [hidden, transparent] == [
        ["below", "below", "below", "below", "e"], ["below", "b", "below", "d", "below"],
      ])
  }

  @Test("a view is hit where it is seen, unless it is clipped or has another content shape")
  func sticking() {
    let out = taps(4) {
      target("abcd").fixedSize().frame(width: 2, alignment: .leading)
        .frame(width: 4, alignment: .leading)
    }
    let cut = taps(4) {
      target("abcd").fixedSize().wrapped(in: Cutting()).frame(width: 2, alignment: .leading)
        .frame(width: 4, alignment: .leading)
    }
    let offset = taps(4) { target("a").offset(x: 2).frame(width: 4, alignment: .leading) }
    #expect(
      [out, cut, offset] == [
        ["abcd", "abcd", "abcd", "abcd"], ["abcd", "abcd", "", ""], ["", "", "a", ""],
      ])

    let odd = Handler.shape { point, rect in !(point.x - rect.x).isMultiple(of: 2) }
    let shaped = taps(4) {
      ZStack {
        target("back")
        RespondingView(content: target("abcd"), handler: odd)
      }
    }
    #expect(shaped == ["back", "abcd", "back", "abcd"])
  }

  /// Shows two columns of its child.
  private struct Cutting: Element {
    func place(in rect: Rect, _ children: Subviews, _ context: PlacementContext) {
      children.clipped(to: Rect(x: rect.x, y: rect.y, width: 2, height: rect.height)) {
        for child in children { child.place(in: rect) }
      }
    }
  }

  @Test("a view raised by zIndex is drawn and hit above later ones, and its parent gets its events")
  func zIndex() {
    let window = Window {
      HStack(spacing: -1) {
        target("ab").zIndex(1).padding(0)
        target("cd")
        target("ef").zIndex(2).overlay(Text("!"), alignment: .leading)
        target("gh").zIndex(-1).background(Text("?"), alignment: .leading)
      }.onPress { heard.note("\($0.phase)") }
    }
    #expect(window.rows(5, 1) == ["ab!fh"])
    for x in 0..<5 { window.tap(x, 0, at: Double(x)) }
    let tapped = [["ab"], ["ab"], [], ["ef"], ["gh"]]
    #expect(heard.take() == tapped.flatMap { ["began"] + $0 + ["ended"] })
  }

  @Test("views built during layout report to outer views, through any modifiers")
  func geometry() {
    let window = Window {
      ZStack {
        Text("back").zIndex(-1)
        GeometryReader { _ in
          HStack(spacing: 0) {
            target("a").zIndex(-1)
            GeometryReader { _ in target("b") }
          }.onPress { heard.note("in \($0.phase)") }
        }.onPress { heard.note("out \($0.phase)") }
      }
    }
    _ = window.rows(4, 1)
    window.tap(1, 0)
    let right = heard.take()
    window.tap(0, 0)
    let (begins, ends) = (["in began", "out began"], ["in ended", "out ended"])
    #expect([right, heard.take()] == [begins + ["b"] + ends, begins + ["a"] + ends])
  }

  @Test("a modal layer takes all hits, another one only those it covers")
  func layers() {
    func shown(isModal: Bool) -> [String] {
      taps(4) {
        ResolvedView(target("back")) { resolver, content in
          content.resolve(&resolver)
          resolver.layer(isModal: isModal, in: Rect(x: 1, y: 0, width: 1, height: 1)) { inner, _ in
            target("x").resolve(&inner)
          }
        }
      }
    }
    #expect(
      [shown(isModal: false), shown(isModal: true)] == [
        ["back", "x", "back", "back"], ["", "x", "", ""],
      ])
  }

  @Test("layers are ordered by their numbers, equal ones in the order of the views")
  func layerOrder() {
    let window = Window {
      ResolvedView(Text("----")) { resolver, content in
        content.resolve(&resolver)
        for (name, zIndex) in [("a", 1.0), ("bb", 0), ("ccc", 0), ("dd", 1)] {
          resolver.layer(zIndex: zIndex, isModal: false) { inner, _ in target(name).resolve(&inner)
          }
        }
      }
    }
    let rows = window.rows(4, 1)
    for x in 0..<4 { window.tap(x, 0, at: Double(x)) }
    #expect(rows == ["ddc-"] && heard.take() == ["dd", "dd", "ccc"])
  }

  @Test("views of a group react separately")
  func groups() {
    let window = Window {
      HStack(spacing: 0) {
        Group {
          Tally("a")
          Tally("b")
        }.onPress { heard.note("\($0.phase) \($0.rect.x)") }.padding(.trailing, 1)
      }
    }
    let rows = states(of: window.rows(6, 1)[0], { for x in [3, 0] { window.tap(x, 0) } })
    #expect(
      [rows, heard.take()] == [
        ["a0 b0 ", "a1 b1 "], ["began 3", "ended 3", "began 0", "ended 0"],
      ])
  }
}
