import Testing

@testable import TextUI
@testable import TextUICore

@Suite struct FrameValueTests {
  /// A view with a bit of everything.
  private struct Everything: View {
    @State var count = 0
    var body: some View {
      VStack(spacing: 0) {
        Text("日本 \(count)").bold().border(.single, color: .red).zIndex(1)
        HStack {
          ForEach(0..<3) { number in
            Text("\(number)").padding(number).background(Color.blue).focusable()
              .onTapGesture { count += 1 }
          }
        }
        GeometryReader { proxy in
          Text("\(proxy.size.width)×\(proxy.size.height)").opacity(0.5).offset(x: 1)
        }
      }.onKeyPress(.enter) { withAnimation { count += 1 } }
    }
  }

  @Test("the same inputs give the same frame")
  func repeatable() {
    func frames() -> [CellBuffer] {
      let window = Window { Everything() }
      return (0..<20).map { step in
        if step.isMultiple(of: 3) { window.key(.enter, at: Double(step)) }
        if step.isMultiple(of: 4) { window.key(.tab, at: Double(step)) }
        window.tap(step, step / 2, at: Double(step))
        return window.frame(size: Size(width: 30, height: 12), at: .seconds(step)).buffer
      }
    }
    #expect(frames() == frames())
  }

  @Test(
    "windows of every size are drawn, with a focused view in each",
    arguments: [(0, 0), (1, 0), (0, 1), (1, 1), (2, 1), (3, 3), (500, 200), (-5, 7)])
  func sizes(width: Int, height: Int) {
    let window = Window { Everything() }
    let frame = window.frame(size: Size(width: width, height: height), at: .zero)
    let isInside = frame.regions.allSatisfy { region in
      region.area.isEmpty || frame.buffer.bounds.intersection(region.area) == region.area
    }
    let isDrawn = frame.buffer.size == Size(width: max(0, width), height: max(0, height))
    #expect(isDrawn && isInside && window.key(.enter))
    window.key(.tab)
    window.frame(size: Size(width: width, height: height), at: .zero)
    #expect(window.store.focus.current != nil)
  }

  @Test("the focus stays the same while the window has no cells")
  func focusSurvivesNothing() {
    let window = Window { Everything() }
    _ = window.rows(30, 12)
    window.key(.tab)
    _ = window.rows(30, 12)
    let focus = window.store.focus.current
    _ = window.rows(0, 0)
    _ = window.rows(30, 12)
    #expect(focus != nil && window.store.focus.current == focus)
  }

  private final class Witness {}

  @Test("a frame retains nothing of the frame before")
  func retention() {
    let isThere = Box(true)
    weak var handler: Witness?
    weak var effect: Witness?
    weak var reader: Witness?
    func watched() -> (Witness, Witness, Witness) {
      let witnesses = (Witness(), Witness(), Witness())
      (handler, effect, reader) = witnesses
      return witnesses
    }
    let window = Window {
      if isThere.value {
        let witnesses = watched()
        Text("a").onTapGesture { _ = witnesses.0 }.onAppear { _ = witnesses.1 }
          .onDisappear { _ = witnesses.1 }
        GeometryReader { _ in
          _ = witnesses.2
          return Text("b")
        }
      }
    }
    _ = window.rows(3, 3)
    let isRetained = handler != nil && reader != nil
    isThere.value = false
    _ = window.rows(3, 3)
    _ = window.rows(3, 3)
    #expect(isRetained && handler == nil && effect == nil && reader == nil)
  }

  @Test("the state of views is released with them")
  func forgotten() {
    let count = Box(20)
    let window = Window {
      ForEach(0..<count.value) { number in
        Tally("a").id("id \(number)").onAppear {}.onChange(of: number) { _, _ in }
          .transition(.opacity).matchedGeometryEffect(id: number, in: Namespace.ID("n"))
          .coordinateSpace(number).onPreferenceChange(Word.self) { _ in }
      }
    }
    _ = window.rows(9, 9)
    let store = window.store
    func sizes() -> [Int] {
      [
        store.storage.slots.count, store.places.rects.count, store.transitions.records.count,
        store.animations.overrides.count, store.layers.all.count,
      ]
    }
    let before = sizes()
    count.value = 0
    _ = window.rows(9, 9)
    #expect(before.prefix(3).allSatisfy { $0 >= 20 } && sizes() == [0, 0, 0, 0, 0])
  }

  @Test("the background of a wide cluster never splits it, and changes no neighbouring cells")
  func fills() {
    let wide = Window {
      ZStack(alignment: .leading) {
        Text("日本語")
        Text("x").offset(x: 1)
        Color.red.frame(width: 1, height: 1).offset(x: 4)
      }
    }
    let narrow = Window {
      ZStack(alignment: .leading) {
        Text("abcdef")
        Color.red.frame(width: 2, height: 1).offset(x: 2)
      }
    }
    #expect([wide, narrow].map { $0.rows(6, 1)[0] } == [" x本  ", "ab  ef"])
  }
}
