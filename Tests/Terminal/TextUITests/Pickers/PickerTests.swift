import Testing
import TextUI

/// Pickers select an option by mouse and keys.
@Suite struct PickerTests {
  private enum Size: Hashable {
    case small
    case medium
    case large
  }

  private let size = Loaded(Size.medium)

  private func screen(
    _ width: Int, _ height: Int, _ style: PickerStyle, isUnicode: Bool = true,
    title: String = "Size"
  ) -> ControlScreen {
    let size = size
    return ControlScreen(width, height, isUnicode: isUnicode) {
      Picker(title, selection: size.binding) {
        Text("Small").tag(Size.small)
        Text("Medium").tag(Size.medium)
        Text("Large").tag(Size.large)
      }.pickerStyle(style)
    }
  }

  @Test("segments are side by side, the selected one in brackets")
  func segmented() {
    let screen = screen(27, 1, .segmented)
    #expect(screen.line == "Size  Small [Medium] Large ")
    screen.click(8)
    #expect(screen.line == "Size [Small] Medium  Large ")
    screen.key(.right)
    screen.key(.right)
    screen.key(.right)
    #expect(screen.line == "Size  Small  Medium [Large]")
    screen.key(.home)
    #expect(size.value == .small)
    screen.key(.left)
    #expect(size.value == .small)
    screen.key(.end)
    #expect(size.value == .large)
  }

  @Test("inline choices are one below the other")
  func inline() {
    let screen = screen(10, 4, .inline)
    #expect(screen.lines == ["Size      ", "( ) Small ", "(•) Medium", "( ) Large "])
    screen.click(8, 3)
    #expect(size.value == .large)
    screen.key(.up)
    #expect(size.value == .medium)
  }

  @Test("ASCII terminals get its ASCII signs")
  func ascii() {
    #expect(screen(10, 4, .inline, isUnicode: false).lines[2] == "(*) Medium")
  }

  @Test("the selected choice is reversed while the picker has focus")
  func focus() {
    let screen = screen(27, 1, .segmented)
    #expect(screen.attributes(13).isEmpty)
    screen.key(.tab)
    #expect(screen.attributes(12) == .reverse)
    #expect(screen.attributes(19) == .reverse)
    #expect(screen.attributes(8).isEmpty)
  }

  @Test("arrows leave an inline picker at its ends")
  func leaving() {
    let size = size
    let screen = ControlScreen(20, 4) {
      VStack {
        Picker("", selection: size.binding) {
          Text("Small").tag(Size.small)
          Text("Medium").tag(Size.medium)
        }.pickerStyle(.inline)
        Button("OK") {}
      }
    }
    screen.key(.tab)
    screen.key(.down)
    #expect(screen.lines[2].contains("[>OK<]"))
    #expect(size.value == .medium)
  }

  @Test("a selection without a choice is left alone until one is selected")
  func noneTaken() {
    let number = Loaded(7)
    let screen = ControlScreen(15, 1) {
      Picker("", selection: number.binding) {
        ForEach(0..<3) { Text("\($0)").tag($0) }
        Text("x")
        Text("y").tag("y")
      }
    }
    screen.key(.tab)
    #expect(screen.attributes(1) == .reverse)
    screen.key(.right)
    #expect(number.value == 0)
    screen.key(.end)
    #expect(number.value == 2)
  }

  @Test("views without a matching tag cannot be selected")
  func untagged() {
    let number = Loaded(0)
    let screen = ControlScreen(9, 1) {
      Picker("", selection: number.binding) {
        Text("0").tag(0)
        Text("x")
        Text("2").tag(2)
      }
    }
    #expect(screen.line == "[0] x  2 ")
    screen.click(4)
    #expect(number.value == 0)
    screen.key(.right)
    #expect(screen.line == " 0  x [2]")
  }

  @Test("an optional selection can be set by non-optional tags")
  func optional() {
    let number = Loaded<Int?>(nil)
    let screen = ControlScreen(6, 1) {
      Picker("", selection: number.binding) {
        Text("0").tag(0)
        Text("1").tag(1)
      }
    }
    screen.click(4)
    #expect(number.value == 1)
    #expect(screen.line == " 0 [1]")
  }

  @Test("a picker without choices, or without room, does no harm")
  func empty() {
    let number = Loaded(0)
    let screen = ControlScreen(4, 1) { Picker("None", selection: number.binding) {} }
    screen.key(.tab)
    for key in [Key.left, .right, .home, .end] { screen.key(key) }
    #expect(number.value == 0)
    #expect(self.screen(3, 1, .segmented).line.count == 3)
    #expect(self.screen(0, 0, .inline).lines.isEmpty)
  }

  @Test("a disabled picker takes no input and is dim")
  func disabled() {
    let size = size
    let screen = ControlScreen(9, 1) {
      Picker("", selection: size.binding) { Text("Small").tag(Size.small) }.disabled()
    }
    screen.click(4)
    #expect(size.value == .medium)
    #expect(screen.attributes(4) == .dim)
  }

  @Test("it announces its title and selection, and each new selection")
  func words() {
    let screen = screen(27, 1, .segmented)
    screen.key(.tab)
    #expect(screen.frame.announcements == ["Size, Medium"])
    screen.key(.right)
    #expect(screen.frame.announcements == ["Large"])
  }
}
