import Testing
import TextUI

/// Menu pickers show the selection, and open a list to change it.
@Suite struct PickerMenuTests {
  private let color = Loaded("green")
  private static let colors = ["red", "green", "blue"]

  private func screen(
    _ width: Int = 20, _ height: Int = 7, isUnicode: Bool = true, isDisabled: Bool = false
  ) -> ControlScreen {
    let color = color
    return ControlScreen(width, height, isUnicode: isUnicode) {
      VStack(alignment: .leading) {
        Picker("Card", selection: color.binding) {
          ForEach(Self.colors, id: \.self) { Text($0).tag($0) }
        }
        .pickerStyle(.menu)
        .disabled(isDisabled)
        Spacer()
      }.frame(maxWidth: .max, alignment: .leading)
    }
  }

  /// Returns the screen after the list has been opened.
  private func opened(_ width: Int = 20, _ height: Int = 7) -> ControlScreen {
    let screen = screen(width, height)
    screen.key(.tab)
    screen.key(.enter)
    screen.redraw(after: .seconds(2))
    return screen
  }

  @Test("when closed it is as wide as its selection")
  func closed() {
    #expect(screen(20, 1).line == "Card [ green ▾ ]    ")
    color.value = "red"
    #expect(screen(20, 1).line == "Card [ red ▾ ]      ")
    #expect(screen(20, 1, isUnicode: false).line == "Card [ red v ]      ")
    color.value = "pink"
    #expect(screen(20, 1).line == "Card [ - ▾ ]        ")
  }

  @Test("the list opens below the button, with the selection marked and focused")
  func list() {
    let screen = opened()
    #expect(
      screen.lines == [
        "Card [ green ▾ ]    ",
        "                    ",
        "     ╭───────╮      ",
        "     │  red  │      ",
        "     │• green│      ",
        "     │  blue │      ",
        "     ╰───────╯      ",
      ])
    #expect(screen.attributes(8, 4) == .reverse)
    #expect(screen.attributes(8, 3).isEmpty)
  }

  @Test("arrows, Home and End move through the list, Enter selects a choice and closes it")
  func keys() {
    for (keys, choice) in [
      ([Key.up], "red"), ([.down], "blue"), ([.home], "red"), ([.end], "blue"), ([], "green"),
      ([.end, .up, .up], "red"), ([.home, .up], "red"), ([.end, .down], "blue"),
    ] {
      color.value = "green"
      let screen = opened()
      for key in keys { screen.key(key) }
      #expect(color.value == "green")

      screen.key(.enter)
      screen.redraw(after: .seconds(2))

      #expect(color.value == choice, "\(keys)")
      #expect(screen.lines[0].hasPrefix("Card [>\(choice) ▾<]"))
      #expect(screen.lines[2] == String(repeating: " ", count: 20))
    }
  }

  @Test("Escape and a click outside close the list without a selection")
  func leaving() {
    for leave in [{ $0.key(.escape) }, { $0.click(18, 6) }] as [(ControlScreen) -> Void] {
      let screen = opened()
      screen.key(.down)
      leave(screen)
      screen.redraw(after: .seconds(2))

      #expect(color.value == "green")
      #expect(screen.lines[0] == "Card [>green ▾<]    ")
      #expect(screen.lines[3] == String(repeating: " ", count: 20))
    }
  }

  @Test("a click opens it, and a click selects a choice")
  func mouse() {
    let screen = screen()
    screen.click(8)
    screen.redraw(after: .seconds(2))
    #expect(screen.lines[3].contains("red"))
    screen.click(9, 5)
    screen.redraw(after: .seconds(2))

    #expect(color.value == "blue")
    #expect(screen.lines[0] == "Card [>blue ▾<]     ")
  }

  @Test("views without a matching tag are in the list, and cannot be selected")
  func untagged() {
    let number = Loaded(2)
    let screen = ControlScreen(14, 9) {
      VStack(alignment: .leading) {
        Picker("", selection: number.binding) {
          Text("Few")
          Text("two").tag(2)
          Text("Many")
          Text("nine").tag(9)
        }.pickerStyle(.menu)
        Spacer()
      }.frame(maxWidth: .max, alignment: .leading)
    }
    screen.key(.tab)
    screen.key(.space)
    screen.redraw(after: .seconds(2))
    #expect(
      screen.lines[3...6] == [
        "│  Few │      ", "│• two │      ", "│  Many│      ", "│  nine│      ",
      ])
    screen.key(.down)
    screen.key(.enter)
    #expect(number.value == 9)
  }

  @Test("a list with more choices than fit scrolls to the focused one")
  func scrolled() {
    let number = Loaded(0)
    let screen = ControlScreen(20, 7) {
      VStack(alignment: .leading) {
        Picker("", selection: number.binding) { ForEach(0..<30) { Text("no \($0)").tag($0) } }
          .pickerStyle(.menu)
        Spacer()
      }.frame(maxWidth: .max, alignment: .leading)
    }
    screen.key(.tab)
    screen.key(.enter)
    screen.redraw(after: .seconds(2))
    screen.key(.end)
    screen.redraw(after: .seconds(2))

    #expect(screen.line.contains("no 29"))
    screen.key(.enter)
    #expect(number.value == 29)
  }

  @Test("two menus open beside their own buttons")
  func two() {
    let (first, second) = (Loaded(1), Loaded(1))
    let screen = ControlScreen(24, 5) {
      VStack(alignment: .leading) {
        HStack {
          Picker("", selection: first.binding) { Text("a").tag(1) }
          Picker("", selection: second.binding) { Text("b").tag(1) }
        }.pickerStyle(.menu)
        Spacer()
      }.frame(maxWidth: .max, alignment: .leading)
    }
    screen.click(11)
    screen.redraw(after: .seconds(2))

    #expect(screen.lines[0] == "[ a ▾ ] [ b ▾ ]         ")
    #expect(screen.lines[3] == "        │• b│           ")
  }

  @Test("it announces its title and selection, then the choices, then the new selection")
  func words() {
    let screen = screen()
    screen.key(.tab)
    #expect(screen.frame.announcements == ["Card, green"])
    screen.key(.enter)
    #expect(screen.frame.announcements == ["green"])
    screen.key(.down)
    #expect(screen.frame.announcements == ["blue"])
    screen.key(.enter)
    #expect(screen.frame.announcements == ["Card, blue"])
  }

  @Test("a disabled menu is dim and stays closed")
  func disabled() {
    let screen = screen(isDisabled: true)
    screen.click(8)
    screen.redraw(after: .seconds(2))

    #expect(screen.lines[0] == "Card ( green ▾ )    ")
    #expect(screen.attributes(0) == .dim)
    #expect(screen.lines[2] == String(repeating: " ", count: 20))
  }

  @Test("without choices, or without room, it does no harm")
  func odd() {
    let number = Loaded(0)
    let screen = ControlScreen(9, 4) { Picker("", selection: number.binding) {}.pickerStyle(.menu) }
    screen.key(.tab)
    for key in [Key.enter, .home, .end, .up, .enter, .escape] { screen.key(key) }
    #expect(number.value == 0)
    for (width, height) in [(0, 0), (1, 1), (6, 2)] {
      #expect(opened(width, height).lines.count == height)
    }
  }
}
