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

  private func comingAndGoing(_ transition: Transition) -> (coming: [String], going: [String]) {
    let window = window(Scene(), transition)
    #expect(window.rows(8, 1) == ["        "])
    let coming = rows(window)
    let going = rows(window, after: 10)
    #expect(window.frame(size: Size(width: 8, height: 1), at: .seconds(20)).wake == nil)
    return (coming, going)
  }

  @Test("a view moves over an edge of its place")
  func move() {
    let leading = comingAndGoing(.move(edge: .leading))
    let shown = ["        ", "d       ", "cd      ", "bcd     ", "abcd    "]
    #expect(leading == (shown, shown.reversed()))
    let trailing = comingAndGoing(.move(edge: .trailing))
    let other = ["        ", "   a    ", "  ab    ", " abc    ", "abcd    "]
    #expect(trailing == (other, other.reversed()))
    let top = comingAndGoing(.move(edge: .top))
    let below = ["        ", "        ", "        ", "abcd    ", "abcd    "]
    #expect(top == (below, below.reversed()))
  }

  @Test("a slide and a push leave over the opposite edge")
  func slideAndPush() {
    let coming = ["        ", "d       ", "cd      ", "bcd     ", "abcd    "]
    let going = ["abcd    ", " abc    ", "  ab    ", "   a    ", "        "]
    #expect(comingAndGoing(.slide) == (coming, going))
    #expect(comingAndGoing(.push(from: .leading)) == (coming, going))
    let back = comingAndGoing(.push(from: .trailing))
    #expect(back == (going.reversed(), coming.reversed()))
  }

  @Test("a view comes from the given offset, and is removed when it has reached it")
  func offset() {
    let shown = ["    abcd", "   abcd ", "  abcd  ", " abcd   ", "abcd    "]
    let going = ["abcd    ", " abcd   ", "  abcd  ", "   abcd ", "        "]
    #expect(comingAndGoing(.offset(x: 4, y: 0)) == (shown, going))
  }

  @Test("a view grows from its middle")
  func scale() {
    let (coming, going) = comingAndGoing(.scale)
    #expect(coming.map { $0.filter { $0 != " " }.count } == [0, 0, 2, 3, 4])
    #expect(going == coming.reversed())
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

  @Test("identity shows and removes a view at once")
  func identity() {
    let (coming, going) = comingAndGoing(.identity)
    #expect(coming == Array(repeating: "abcd    ", count: 5))
    #expect(going == Array(repeating: "        ", count: 5))
    #expect(comingAndGoing(.asymmetric(insertion: .slide, removal: .identity)).going == going)
  }

  @Test("a view can come one way and go another")
  func asymmetric() {
    let both = comingAndGoing(
      .asymmetric(insertion: .offset(x: 4, y: 0), removal: .move(edge: .leading)))
    #expect(both.coming == ["    abcd", "   abcd ", "  abcd  ", " abcd   ", "abcd    "])
    #expect(both.going == ["abcd    ", "bcd     ", "cd      ", "d       ", "        "])
  }

  @Test("two transitions combined happen at the same time, each in its own direction")
  func combined() {
    let moved = Transition.offset(x: 4, y: 0).combined(with: .offset(x: -2, y: 0))
    #expect(comingAndGoing(moved).coming[2] == " abcd   ")
    let mixed = Transition.asymmetric(insertion: .identity, removal: .offset(x: 2, y: 0))
      .combined(with: .asymmetric(insertion: .offset(x: 4, y: 0), removal: .identity))
    let both = comingAndGoing(mixed)
    #expect(both.coming == ["    abcd", "   abcd ", "  abcd  ", " abcd   ", "abcd    "])
    #expect(both.going == ["abcd    ", " abcd   ", " abcd   ", "  abcd  ", "        "])
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

  @Test("a transition can be made from two states of a modifier")
  func modifiers() {
    let (coming, going) = comingAndGoing(.modifier(active: Indent(4), identity: Indent(0)))
    #expect(coming == ["    abcd", "   abcd ", "  abcd  ", " abcd   ", "abcd    "])
    #expect(going == ["abcd    ", " abcd   ", "  abcd  ", "   abcd ", "        "])
  }

  @Test("a view that is reversed on its way in or out turns back from where it is")
  func interrupted() {
    let window = window(Scene(), .offset(x: 4, y: 0))
    _ = window.rows(8, 1)
    window.key(.enter)
    _ = window.rows(8, 1)
    #expect(window.rows(8, 1, at: 2) == ["  abcd  "])
    window.key(.enter, at: 2)
    #expect(window.rows(8, 1, at: 2) == ["  abcd  "])
    #expect(window.rows(8, 1, at: 4) == ["   abcd "])
    window.key(.enter, at: 4)
    #expect(window.rows(8, 1, at: 4) == ["   abcd "])
    #expect(window.rows(8, 1, at: 8) == ["abcd    "])
    window.key(.enter, at: 8)
    #expect(window.rows(8, 1, at: 8) == ["abcd    "])
    #expect(window.rows(8, 1, at: 12) == ["        "])
  }

  @Test("a view appears when it comes, and disappears when it is no longer drawn")
  func lifecycle() {
    let scene = Scene()
    let window = window(scene, .slide)
    _ = window.rows(8, 1)
    _ = rows(window)
    #expect(scene.heard.take() == ["on"])
    window.key(.enter, at: 10)
    _ = window.rows(8, 1, at: 10)
    _ = window.rows(8, 1, at: 12)
    #expect(scene.heard.take() == [])
    _ = window.rows(8, 1, at: 14)
    _ = window.rows(8, 1, at: 15)
    #expect(scene.heard.take() == ["off"])
  }

  @Test("a leaving view takes no hits, an entering one does")
  func hits() {
    let scene = Scene()
    let window = window(scene, .offset(x: 1, y: 0))
    _ = window.rows(8, 1)
    window.key(.enter)
    _ = window.rows(8, 1)
    window.tap(1, 0)
    #expect(scene.taps == 1)
    _ = window.rows(8, 1, at: 4)
    window.key(.enter, at: 4)
    _ = window.rows(8, 1, at: 4)
    #expect(!window.tap(1, 0, at: 5))
    #expect(scene.taps == 1)
  }
}
