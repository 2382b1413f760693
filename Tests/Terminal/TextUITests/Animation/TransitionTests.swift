import Testing

@testable import TextUI
@testable import TextUICore

@Suite struct TransitionTests {
  /// The presence of a view, and its recorded callbacks.
  final class Scene {
    var isThere = false
    var taps = 0
    let heard = Box([String]())
    let animation = Animation.linear(duration: .seconds(4))
  }

  /// Returns a window with `abcd` in 8 columns, which Enter inserts or removes.
  private func window(_ scene: Scene, _ transition: Transition) -> Window {
    Window {
      HStack(spacing: 0) {
        if scene.isThere {
          Text("abcd").onTapGesture { scene.taps += 1 }
            .onAppear { scene.heard.note("on") }.onDisappear { scene.heard.note("off") }
            .transition(transition)
        }
      }.frame(width: 8, height: 1, alignment: .leading).onKeyPress(.enter) {
        withAnimation(scene.animation) { scene.isThere.toggle() }
      }
    }
  }

  /// Returns the rows of the seconds 0 to 4 after Enter was pressed.
  private func rows(_ window: Window, after start: Double = 0) -> [String] {
    window.key(.enter, at: start)
    return (0...4).map { window.rows(8, 1, at: start + Double($0))[0] }
  }

  /// The rows of the seconds 0 to 4 after a view comes, and after it goes.
  private struct Shown: Equatable {
    var coming: [String]
    var going: [String]
  }

  private func comingAndGoing(_ transition: Transition) -> Shown {
    let window = window(Scene(), transition)
    #expect(window.rows(8, 1) == ["        "])
    let (coming, going) = (rows(window), rows(window, after: 10))
    #expect(window.wake(8, 1, at: 20) == nil)
    return Shown(coming: coming, going: going)
  }

  @Test("a view moves over an edge of its place")
  func move() {
    let moves: [[String]] = [
      ["        ", "d       ", "cd      ", "bcd     ", "abcd    "],
      ["        ", "   a    ", "  ab    ", " abc    ", "abcd    "],
      ["        ", "        ", "        ", "abcd    ", "abcd    "],
    ]
    let edges: [Edge] = [.leading, .trailing, .top]
    #expect(
      edges.map { comingAndGoing(.move(edge: $0)) }
        == moves.map { Shown(coming: $0, going: $0.reversed()) })
  }

  @Test("a slide and a push leave over the opposite edge")
  func slideAndPush() {
    let coming = ["        ", "d       ", "cd      ", "bcd     ", "abcd    "]
    let going = ["abcd    ", " abc    ", "  ab    ", "   a    ", "        "]
    let shown = Shown(coming: coming, going: going)
    let back = Shown(coming: going.reversed(), going: coming.reversed())
    let transitions: [Transition] = [.slide, .push(from: .leading), .push(from: .trailing)]
    #expect(transitions.map(comingAndGoing) == [shown, shown, back])
  }

  @Test("a view grows from its middle, and identity shows and removes it at once")
  func scale() {
    let shown = comingAndGoing(.scale)
    #expect(
      shown.coming.map { $0.filter { $0 != " " }.count } == [0, 0, 2, 3, 4]
        && shown.going == shown.coming.reversed())

    let nothing = Array(repeating: "        ", count: 5)
    #expect(
      comingAndGoing(.identity)
        == Shown(coming: Array(repeating: "abcd    ", count: 5), going: nothing))
    #expect(comingAndGoing(.asymmetric(insertion: .slide, removal: .identity)).going == nothing)
  }

  @Test("opacity blends a view in and out")
  func opacity() {
    let scene = Scene()
    let window = window(scene, .opacity)
    _ = window.rows(8, 1)
    window.key(.enter)
    var shades: [UInt8] = []
    for second in 0...4 {
      let frame = window.frame(size: Size(width: 8, height: 1), at: .seconds(second))
      if frame.buffer.lines[0].hasPrefix("abcd") {
        let color = frame.buffer.style(at: .zero).foreground
        shades.append(color.rgb(scheme: .dark, role: .foreground).red)
      }
    }
    #expect(shades.count == 4 && shades == shades.sorted() && shades.last == 229)
    #expect(rows(window, after: 5).map { $0.contains("a") } == [true, true, true, true, false])
  }

  @Test("a view comes from where its transition begins, and goes to where it ends")
  func ways() {
    let moved = Transition.offset(x: 4, y: 0)
    let transitions: [Transition] = [
      moved, .asymmetric(insertion: moved, removal: .move(edge: .leading)),
      .asymmetric(insertion: .identity, removal: .offset(x: 2, y: 0))
        .combined(with: .asymmetric(insertion: moved, removal: .identity)),
      .modifier(active: Indent(4), identity: Indent(0)),
    ]
    let coming = ["    abcd", "   abcd ", "  abcd  ", " abcd   ", "abcd    "]
    let going: [[String]] = [
      ["abcd    ", " abcd   ", "  abcd  ", "   abcd ", "        "],
      ["abcd    ", "bcd     ", "cd      ", "d       ", "        "],
      ["abcd    ", " abcd   ", " abcd   ", "  abcd  ", "        "],
      ["abcd    ", " abcd   ", "  abcd  ", "   abcd ", "        "],
    ]
    #expect(transitions.map(comingAndGoing) == going.map { Shown(coming: coming, going: $0) })
    let both = comingAndGoing(moved.combined(with: .offset(x: -2, y: 0)))
    #expect(both.coming[2] == " abcd   ")
  }

  struct Indent: ViewModifier, Animatable {
    var animatableData: AnimatableVector

    init(_ cells: Double) {
      animatableData = AnimatableVector(cells)
    }

    func body(content: Content) -> some View {
      content.offset(x: Int(animatableData[0]))
    }
  }

  @Test("a view that is reversed on its way in or out turns back from where it is")
  func interrupted() {
    let window = window(Scene(), .offset(x: 4, y: 0))
    _ = window.rows(8, 1)
    window.key(.enter)
    _ = window.rows(8, 1)
    let before = window.rows(8, 1, at: 2)
    let shown = [2, 4, 8].map { time -> [[String]] in
      [window.rows(8, 1, after: .enter, at: time), window.rows(8, 1, at: time == 2 ? 4 : time + 4)]
    }
    let expected: [[[String]]] = [
      [["  abcd  "], ["   abcd "]], [["   abcd "], ["abcd    "]], [["abcd    "], ["        "]],
    ]
    #expect(before == ["  abcd  "] && shown == expected)
  }

  @Test("a view appears when it comes, and disappears when it is no longer drawn")
  func lifecycle() {
    let scene = Scene()
    let window = window(scene, .slide)
    _ = window.rows(8, 1)
    _ = rows(window)
    var heard = [scene.heard.take()]
    window.key(.enter, at: 10)
    for time in [10.0, 12] { _ = window.rows(8, 1, at: time) }
    heard.append(scene.heard.take())
    for time in [14.0, 15] { _ = window.rows(8, 1, at: time) }
    #expect(heard + [scene.heard.take()] == [["on"], [], ["off"]])
  }

  @Test("a leaving view takes no hits, an entering one does")
  func hits() {
    let scene = Scene()
    let window = window(scene, .offset(x: 1, y: 0))
    _ = window.rows(8, 1)
    window.key(.enter)
    _ = window.rows(8, 1)
    window.tap(1, 0)
    let taps = scene.taps
    _ = window.rows(8, 1, at: 4)
    window.key(.enter, at: 4)
    _ = window.rows(8, 1, at: 4)
    #expect(!window.tap(1, 0, at: 5) && taps == 1 && scene.taps == 1)
  }
}
