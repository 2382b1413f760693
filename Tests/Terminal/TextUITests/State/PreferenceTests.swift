import Testing

@testable import TextUI
@testable import TextUICore

@Suite struct PreferenceTests {
  private func heard(@ViewBuilder _ content: @escaping () -> some View) -> [String] {
    let heard = Box([String]())
    let window = Window {
      VStack(content: content).onPreferenceChange(Word.self, perform: heard.note)
    }
    for _ in 0..<3 { _ = window.rows(5, 2) }
    return heard.value
  }

  @Test(
    "preferences are reduced in order, reported when they change, and without any is the default")
  func joined() {
    let words = heard {
      Text("1").preference(key: Word.self, value: "a")
      HStack {
        Text("2").preference(key: Word.self, value: "b")
        Text("3").preference(key: Word.self, value: "c").preference(key: Word.self, value: "d")
      }
    }

    #expect([words, heard { Text("1") }] == [["abdc"], [""]])
  }

  @Test("content built during layout reports too, and the overlay has its own state")
  func geometry() {
    let words = heard {
      GeometryReader { outer in
        GeometryReader { _ in
          Text("1").preference(key: Word.self, value: "deep\(outer.size.width)")
        }
      }
    }

    let window = Window {
      HStack(spacing: 0) {
        Tally("a").preference(key: Word.self, value: "!")
          .overlayPreferenceValue(Word.self, alignment: .trailing) { word, _ in
            Tally(word).offset(y: 1)
          }
        Text("b")
      }.frame(height: 3)
    }
    _ = window.rows(3, 3)
    window.tap(0, 2)
    window.tap(0, 2, at: 3)
    window.tap(0, 1, at: 6)

    #expect([words, window.rows(3, 3, at: 7)] == [["deep5"], ["   ", "a1b", "!2 "]])
  }

  @Test(
    "each observer receives the preferences below it, and two around one view are called separately"
  )
  func listeners() {
    let (left, right) = (Box([String]()), Box([String]()))
    let all = heard {
      Text("1").preference(key: Word.self, value: "a")
        .onPreferenceChange(Word.self, perform: left.note)
      GeometryReader { _ in Text("2").preference(key: Word.self, value: "b") }
        .onPreferenceChange(Word.self, perform: right.note)
    }
    #expect((left.value, right.value, all) == (["a"], ["b"], ["ab"]))

    enum Number: PreferenceKey {
      static var defaultValue: Int { 0 }
      static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }
    let (words, numbers) = (Box([String]()), Box([String]()))
    let window = Window {
      Text("1").preference(key: Word.self, value: "a").preference(key: Number.self, value: 2)
        .onPreferenceChange(Word.self, perform: words.note)
        .onPreferenceChange(Word.self, perform: words.note)
        .onPreferenceChange(Number.self) { numbers.note("\($0)") }
    }
    for _ in 0..<3 { _ = window.rows(1, 1) }
    #expect([words.value, numbers.value] == [["a", "a"], ["2"]])
  }

  @Test("a change is announced with the next frame, which already shows its effects")
  func changes() {
    struct Mirror: View {
      let word: Box<String>
      @State var seen = ""
      var body: some View {
        HStack(spacing: 0) {
          Text(seen)
          Text("|").preference(key: Word.self, value: word.value)
        }.onPreferenceChange(Word.self) { seen = $0 }
      }
    }
    let word = Box("ab")
    let window = Window { Mirror(word: word) }
    let firstScreen = window.rows(3, 1)
    word.value = "xy"
    #expect([firstScreen, window.rows(3, 1)] == [["ab|"], ["xy|"]])
  }

  enum Anchors: PreferenceKey {
    static var defaultValue: [Anchor] { [] }
    static func reduce(value: inout [Anchor], nextValue: () -> [Anchor]) { value += nextValue() }
  }

  @Test("anchors become rectangles in the coordinate space of the reader")
  func anchors() {
    let window = Window {
      HStack {
        Text("ab")
        Text("cde").anchorPreference(key: Anchors.self) { [$0] }
      }.overlayPreferenceValue(Anchors.self) { anchors, proxy in
        ForEach(anchors, id: \.self) { anchor in
          Text("\(proxy[anchor]?.x ?? -1)").offset(x: proxy[anchor]?.x ?? 0)
        }
      }.padding(.leading, 2)
    }
    #expect(window.rows(8, 1) == ["  ab 3de"])
  }

  @Test("the anchor of a removed view has no place")
  func goneAnchor() {
    let (isThere, kept) = (Box(true), Box<Anchor?>(nil))
    let found = Box<Rect?>(nil)
    let window = Window {
      VStack {
        if isThere.value {
          Text("a").anchorPreference(key: Anchors.self) { anchor in
            kept.value = anchor
            return [anchor]
          }
        }
        GeometryReader { proxy in
          found.value = kept.value.flatMap { proxy[$0] }
          return EmptyView()
        }
      }
    }
    _ = window.rows(4, 4)
    #expect(found.value != nil)
    isThere.value = false
    _ = window.rows(4, 4)
    _ = window.rows(4, 4)
    #expect(found.value == nil)
  }

  @Test("frames are converted to a named space, to the window and to the view")
  func spaces() {
    let rects = Box<[Rect]>([])
    let window = Window {
      GeometryReader { proxy in
        rects.value = [
          proxy.frame(in: .local), proxy.frame(in: .named("box")), proxy.frame(in: .global),
          proxy.frame(in: .named("nobody")),
        ]
        return EmptyView()
      }.padding(.leading, 2).coordinateSpace("box").padding(.top, 1)
    }
    _ = window.rows(6, 3)
    #expect(
      rects.value == [
        Rect(x: 0, y: 0, width: 4, height: 2), Rect(x: 2, y: 0, width: 4, height: 2),
        Rect(x: 2, y: 1, width: 4, height: 2), Rect(x: 2, y: 1, width: 4, height: 2),
      ])
  }
}
