import Testing
import TextUI

@Suite("A link in a row of a list")
struct LinkRowTests {
  private let chosen = Box<Int?>(nil)

  private func window(
    isForm: Bool = false, onOpen: ((Int) -> Void)? = nil
  ) -> Window {
    Window(environment: .still) { [chosen] in
      NavigationStack {
        VStack(spacing: 0) {
          List(0..<3, id: \.self, selection: Bindable(chosen).value, onOpen: onOpen) { number in
            NavigationLink("row \(number)", value: number)
          }
          .navigationDestination(for: Int.self) { Text("screen \($0)") }
          if isForm { Button("OK") { chosen.value = 9 }.keyboardShortcut(.defaultAction) }
        }
      }
    }
  }

  @Test("fills the row, with a sign at its end")
  func shown() {
    let window = window()
    #expect(
      window.rows(12, 4) == ["  row 0    ›", "  row 1    ›", "  row 2    ›", "            "])
  }

  @Test("is followed by Enter while the row is selected, and the row stays so")
  func enter() {
    let window = window()
    _ = window.rows(12, 4)
    #expect(!window.key(.enter))
    window.key(.down)
    window.key(.down)
    #expect(window.rows(12, 4)[1] == "› row 1    ›")
    window.key(.enter)
    #expect(window.rows(12, 4).joined().contains("screen 1"))
    window.key(.escape)
    #expect(window.rows(12, 4)[1] == "› row 1    ›")
  }

  @Test("is followed for the row that keys before Enter have selected, without a frame between")
  func typedAhead() {
    let window = window()
    _ = window.rows(12, 4)
    for key in [Key.down, .down, .down, .enter] { window.key(key) }
    #expect(window.rows(12, 4).joined().contains("screen 2"))
  }

  @Test("is followed by one tap anywhere in the row, which selects the row too", arguments: [2, 9])
  func tap(x: Int) {
    let window = window()
    _ = window.rows(12, 4)
    window.tap(x, 2)
    #expect(window.rows(12, 4).joined().contains("screen 2"))
    #expect(chosen.value == 2)
  }

  @Test("leaves Enter to the list's own action")
  func onOpen() {
    let opened = Box<[Int]>([])
    let window = window { opened.value.append($0) }
    _ = window.rows(12, 4)
    window.key(.down)
    window.key(.enter)
    #expect(opened.value == [0])
    #expect(window.rows(12, 4)[0] == "› row 0    ›")
  }

  @Test("is no control of its own: Tab leaves the list")
  func tab() {
    let window = window(isForm: true)
    _ = window.rows(12, 5)
    #expect(window.frame?.focusOrder.count == 2)
  }

  @Test("is followed by Enter beside other views of its row", arguments: [true, false])
  func nested(isTagged: Bool) {
    let link = HStack {
      Text("*")
      NavigationLink("go") { Text("gone") }
    }
    let window = Window(environment: .still) { [chosen] in
      NavigationStack {
        if isTagged {
          List(selection: Bindable(chosen).value) { link.tag(1) }
        } else {
          List(0..<1, id: \.self) { _ in link }
        }
      }
    }
    #expect(window.rows(12, 1) == ["  * go     ›"])
    window.key(.down)
    _ = window.rows(12, 1)
    window.key(.enter)
    _ = window.rows(12, 2)
    #expect(window.rows(12, 2)[1] == "    gone    ")
  }

  @Test("that is disabled leaves Enter to others")
  func disabled() {
    let none: Int? = nil
    let window = Window {
      NavigationStack { List(0..<1, id: \.self) { _ in NavigationLink("go", value: none) } }
    }
    _ = window.rows(12, 1)
    window.key(.down)
    _ = window.rows(12, 1)
    #expect(!window.key(.enter))
  }

  @Test("of the focused list is followed, not that of another")
  func twoLists() {
    let window = Window(environment: .still) {
      NavigationStack {
        HStack {
          List(0..<1, id: \.self) { _ in NavigationLink("one") { Text("screen 1") } }
          List(0..<1, id: \.self) { _ in NavigationLink("two") { Text("screen 2") } }
        }
      }
    }
    _ = window.rows(20, 1)
    for key in [Key.tab, .down, .tab, .down] {
      window.key(key)
      _ = window.rows(20, 1)
    }
    window.key(.tab, .shift)
    _ = window.rows(20, 1)
    window.key(.enter)
    #expect(window.rows(20, 2)[1].contains("screen 1"))
  }

  @Test("in a list without selection looks the same, and has focus itself")
  func plain() {
    let window = Window(environment: .still) {
      NavigationStack {
        List { ForEach(0..<2) { number in NavigationLink("row \(number)") { Text("shown") } } }
          .defaultFocus()
      }
    }
    #expect(window.rows(12, 2) == ["› row 0    ›", "  row 1    ›"])
    window.key(.down)
    #expect(window.rows(12, 2) == ["  row 0    ›", "› row 1    ›"])
    window.key(.enter)
    _ = window.rows(12, 2)
    #expect(window.rows(12, 2)[1] == "   shown    ")
  }

  @Test("in a popup over the row is a button")
  func popup() {
    let isOpen = Box(false)
    let window = Window(environment: .still) {
      NavigationStack {
        List(0..<1, id: \.self) { _ in
          Text("row").sheet(isPresented: Bindable(isOpen).value) {
            NavigationStack { NavigationLink("link", value: 1) }
          }
        }
      }
    }
    _ = window.rows(20, 8)
    isOpen.value = true
    #expect(window.rows(20, 8).joined().contains("[ link ]"))
  }

  @Test("in a list of tagged views is followed as well")
  func tagged() {
    let window = Window(environment: .still) { [chosen] in
      NavigationStack {
        List(selection: Bindable(chosen).value) {
          NavigationLink("one") { Text("screen 1") }.tag(1)
          NavigationLink("two") { Text("screen 2") }.tag(2)
        }
      }
    }
    _ = window.rows(12, 3)
    window.key(.down)
    window.key(.down)
    window.key(.enter)
    #expect(window.rows(12, 3).joined().contains("screen 2"))
  }

  @Test("without Enter's use, the default button is pressed")
  func defaultButton() {
    let chosen = Box<Int?>(nil)
    let isDone = Box(false)
    let window = Window {
      VStack {
        List(0..<2, id: \.self, selection: Bindable(chosen).value) { Text("\($0)") }
        Button("OK") { isDone.value = true }.keyboardShortcut(.defaultAction)
      }
    }
    _ = window.rows(9, 4)
    window.key(.down)
    window.key(.enter)
    #expect(isDone.value)
  }
}
