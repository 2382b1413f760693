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

  @Test("fills the row, with a sign at its end, and is no control of its own: Tab leaves the list")
  func shown() {
    let form = window(isForm: true)
    _ = form.rows(12, 5)
    #expect(
      window().rows(12, 4) == ["  row 0    ›", "  row 1    ›", "  row 2    ›", "            "])
    #expect(form.frame?.focusOrder.count == 2)
  }

  @Test("is followed by Enter while the row is selected, and the row stays so")
  func enter() {
    let window = window()
    _ = window.rows(12, 4)
    let isHandled = window.key(.enter)
    window.key(.down)
    window.key(.down)
    let before = window.rows(12, 4)[1]
    window.key(.enter)
    #expect(!isHandled && window.rows(12, 4).joined().contains("screen 1"))
    window.key(.escape)
    #expect([before, window.rows(12, 4)[1]] == ["› row 1    ›", "› row 1    ›"])
  }

  @Test("is followed for the row that keys before Enter have selected, without a frame between")
  func typedAhead() {
    let tagged = Window(environment: .still) { [chosen] in
      NavigationStack {
        List(selection: Bindable(chosen).value) {
          NavigationLink("one") { Text("screen 1") }.tag(1)
          NavigationLink("two") { Text("screen 2") }.tag(2)
        }
      }
    }
    let screens = [
      (tagged, [Key.down, .down, .enter]), (window(), [.down, .down, .down, .enter]),
    ]
    let shown = screens.map { window, keys in
      chosen.value = nil
      _ = window.rows(12, 3)
      for key in keys { window.key(key) }
      return window.rows(12, 3).joined().contains("screen 2")
    }
    #expect(shown == [true, true])
  }

  @Test("is followed by one tap anywhere in the row, which selects the row too", arguments: [2, 9])
  func tap(x: Int) {
    let window = window()
    _ = window.rows(12, 4)
    window.tap(x, 2)
    #expect(window.rows(12, 4).joined().contains("screen 2") && chosen.value == 2)
  }

  @Test("leaves Enter to the list's own action, and to others if it is disabled")
  func onOpen() {
    let opened = Box<[Int]>([])
    let window = window { opened.value.append($0) }
    _ = window.rows(12, 4)
    window.key(.down)
    window.key(.enter)
    #expect(opened.value == [0] && window.rows(12, 4)[0] == "› row 0    ›")
    let none: Int? = nil
    let disabled = Window {
      NavigationStack { List(0..<1, id: \.self) { _ in NavigationLink("go", value: none) } }
    }
    _ = disabled.rows(12, 1)
    _ = disabled.rows(12, 1, after: .down)
    #expect(!disabled.key(.enter))
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
    let before = window.rows(12, 1)
    window.key(.down)
    _ = window.rows(12, 1)
    window.key(.enter)
    _ = window.rows(12, 2)
    #expect(before + [window.rows(12, 2)[1]] == ["  * go     ›", "    gone    "])
  }

  @Test("of the focused list is followed; without a use of Enter the default button is pressed")
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

    let row = Box<Int?>(nil)
    let isDone = Box(false)
    let form = Window {
      VStack {
        List(0..<2, id: \.self, selection: Bindable(row).value) { Text("\($0)") }
        Button("OK") { isDone.value = true }.keyboardShortcut(.defaultAction)
      }
    }
    _ = form.rows(9, 4)
    form.key(.down)
    form.key(.enter)
    #expect(isDone.value)
  }

  @Test("in a list without selection looks the same, and has focus itself")
  func plain() {
    let window = Window(environment: .still) {
      NavigationStack {
        List { ForEach(0..<2) { number in NavigationLink("row \(number)") { Text("shown") } } }
          .defaultFocus()
      }
    }
    let rows = states(of: window.rows(12, 2), { window.key(.down) })
    #expect(rows == [["› row 0    ›", "  row 1    ›"], ["  row 0    ›", "› row 1    ›"]])
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
}
