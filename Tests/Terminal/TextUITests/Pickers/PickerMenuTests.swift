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
    var lines = [screen(20, 1).line]
    color.value = "red"
    lines += [screen(20, 1).line, screen(20, 1, isUnicode: false).line]
    color.value = "pink"
    lines.append(screen(20, 1).line)
    #expect(
      lines == [
        "Card [ green ▾ ]    ", "Card [ red ▾ ]      ", "Card [ red v ]      ",
        "Card [ - ▾ ]        ",
      ])
  }

  @Test("the list opens below the button, with the selection marked and focused")
  func list() {
    let screen = opened()
    #expect(
      (screen.lines, screen.attributes(8, 4), screen.attributes(8, 3).isEmpty) == (
        [
          "Card [ green ▾ ]    ", "                    ", "     ╭───────╮      ",
          "     │  red  │      ", "     │• green│      ", "     │  blue │      ",
          "     ╰───────╯      ",
        ], .reverse, true
      ))
  }

  @Test("arrows, Home and End move through the list, Enter selects a choice and closes it")
  func keys() {
    let choices: [([Key], String)] = [
      ([.up], "red"), ([.down], "blue"), ([.home], "red"), ([.end], "blue"), ([], "green"),
      ([.end, .up, .up], "red"), ([.home, .up], "red"), ([.end, .down], "blue"),
    ]
    let steps = choices.map { keys, choice in
      color.value = "green"
      let screen = opened()
      for key in keys { screen.key(key) }
      let before = color.value

      screen.key(.enter)
      screen.redraw(after: .seconds(2))

      return [
        before, color.value, String(screen.lines[0].prefix(choice.count + 11)), screen.lines[2],
      ]
    }
    let blank = String(repeating: " ", count: 20)
    #expect(steps == choices.map { ["green", $1, "Card [>\($1) ▾<]", blank] })
  }

  @Test("Escape and a click outside close the list without a selection")
  func leaving() {
    for leave in [{ $0.key(.escape) }, { $0.click(18, 6) }] as [(ControlScreen) -> Void] {
      let screen = opened()
      screen.key(.down)
      leave(screen)
      screen.redraw(after: .seconds(2))

      #expect(
        (color.value, screen.lines[0], screen.lines[3]) == (
          "green", "Card [>green ▾<]    ", String(repeating: " ", count: 20)
        ))
    }
  }

  @Test("a click opens it, and a click selects a choice")
  func mouse() {
    let screen = screen()
    screen.click(8)
    screen.redraw(after: .seconds(2))
    let isOpen = screen.lines[3].contains("red")
    screen.click(9, 5)
    screen.redraw(after: .seconds(2))

    #expect(
      (isOpen, color.value, screen.lines[0]) == (true, "blue", "Card [>blue ▾<]     "))
  }

  @Test("views without a tag cannot be selected, and a long list scrolls to the focused choice")
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

    let otherNumber = Loaded(0)
    let otherScreen = ControlScreen(20, 7) {
      VStack(alignment: .leading) {
        Picker("", selection: otherNumber.binding) { ForEach(0..<30) { Text("no \($0)").tag($0) } }
          .pickerStyle(.menu)
        Spacer()
      }.frame(maxWidth: .max, alignment: .leading)
    }
    otherScreen.key(.tab)
    otherScreen.key(.enter)
    otherScreen.redraw(after: .seconds(2))
    otherScreen.key(.end)
    otherScreen.redraw(after: .seconds(2))

    #expect(otherScreen.line.contains("no 29"))
    otherScreen.key(.enter)

    #expect([number.value, otherNumber.value] == [9, 29])
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

    #expect(
      [screen.lines[0], screen.lines[3]] == [
        "[ a ▾ ] [ b ▾ ]         ", "        │• b│           ",
      ])
  }

  @Test("it announces its title and selection, then the choices, then the new selection")
  func words() {
    let screen = screen()
    screen.key(.tab)
    var spoken = [screen.frame.announcements]
    screen.key(.enter)
    spoken.append(screen.frame.announcements)
    screen.key(.down)
    spoken.append(screen.frame.announcements)
    screen.key(.enter)
    spoken.append(screen.frame.announcements)
    #expect(spoken == [["Card, green"], ["green"], ["blue"], ["Card, blue"]])
  }

  @Test("a disabled menu is dim and stays closed, and without choices or room it does no harm")
  func disabled() {
    let screen = self.screen(isDisabled: true)
    screen.click(8)
    screen.redraw(after: .seconds(2))

    #expect(
      (screen.lines[0], screen.attributes(0), screen.lines[2]) == (
        "Card ( green ▾ )    ", .dim, String(repeating: " ", count: 20)
      ))

    let number = Loaded(0)
    let otherScreen = ControlScreen(9, 4) {
      Picker("", selection: number.binding) {}.pickerStyle(.menu)
    }
    otherScreen.key(.tab)
    for key in [Key.enter, .home, .end, .up, .enter, .escape] { otherScreen.key(key) }
    #expect(number.value == 0)
    for (width, height) in [(0, 0), (1, 1), (6, 2)] {
      #expect(opened(width, height).lines.count == height)
    }
  }
}
