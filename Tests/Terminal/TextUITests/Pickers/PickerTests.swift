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
    var lines = [screen.line]
    screen.click(8)
    lines.append(screen.line)
    screen.key(.right)
    screen.key(.right)
    screen.key(.right)
    lines.append(screen.line)
    #expect(
      lines == [
        "Size  Small [Medium] Large ", "Size [Small] Medium  Large ", "Size  Small  Medium [Large]",
      ])
    screen.key(.home)
    var sizes = [size.value]
    screen.key(.left)
    sizes.append(size.value)
    screen.key(.end)
    sizes.append(size.value)
    #expect(sizes == [.small, .small, .large])
  }

  @Test("inline choices are one below the other, and arrows leave them at their ends")
  func inline() {
    let screen = self.screen(10, 4, .inline)
    #expect(screen.lines == ["Size      ", "( ) Small ", "(•) Medium", "( ) Large "])
    screen.click(8, 3)
    let firstSize = size.value
    screen.key(.up)
    #expect([firstSize, size.value] == [.large, .medium])

    let size = size
    let otherScreen = ControlScreen(20, 4) {
      VStack {
        Picker("", selection: size.binding) {
          Text("Small").tag(Size.small)
          Text("Medium").tag(Size.medium)
        }.pickerStyle(.inline)
        Button("OK") {}
      }
    }
    otherScreen.key(.tab)
    otherScreen.key(.down)
    #expect(otherScreen.lines[2].contains("[>OK<]") && size.value == .medium)
  }

  @Test("the selected choice is reversed while the picker has focus, and marked in ASCII too")
  func ascii() {
    #expect(self.screen(10, 4, .inline, isUnicode: false).lines[2] == "(*) Medium")

    let screen = self.screen(27, 1, .segmented)
    #expect(screen.attributes(13).isEmpty)
    screen.key(.tab)
    #expect(
      [screen.attributes(12), screen.attributes(19)] == [.reverse, .reverse]
        && screen.attributes(8).isEmpty)
  }

  @Test("a selection without a choice is left alone until one is selected, optional ones too")
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
    let firstNumber = number.value
    screen.key(.end)

    let otherNumber = Loaded<Int?>(nil)
    let otherScreen = ControlScreen(6, 1) {
      Picker("", selection: otherNumber.binding) {
        Text("0").tag(0)
        Text("1").tag(1)
      }
    }
    otherScreen.click(4)

    #expect(
      ([firstNumber, number.value], otherNumber.value, otherScreen.line) == ([0, 2], 1, " 0 [1]"))
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
    let firstLine = screen.line
    screen.click(4)
    #expect(number.value == 0)
    screen.key(.right)
    #expect([firstLine, screen.line] == ["[0] x  2 ", " 0  x [2]"])
  }

  @Test(
    "a picker without choices or room does no harm, and a disabled one takes no input and is dim")
  func empty() {
    let number = Loaded(0)
    let screen = ControlScreen(4, 1) { Picker("None", selection: number.binding) {} }
    screen.key(.tab)
    for key in [Key.left, .right, .home, .end] { screen.key(key) }
    #expect(
      [number.value, self.screen(3, 1, .segmented).line.count] == [0, 3]
        && self.screen(0, 0, .inline).lines.isEmpty)

    let size = size
    let otherScreen = ControlScreen(9, 1) {
      Picker("", selection: size.binding) { Text("Small").tag(Size.small) }.disabled()
    }
    otherScreen.click(4)
    #expect((size.value, otherScreen.attributes(4)) == (.medium, .dim))
  }

  @Test("it announces its title and selection, and each new selection")
  func words() {
    let screen = screen(27, 1, .segmented)
    screen.key(.tab)
    let firstAnnouncements = screen.frame.announcements
    screen.key(.right)
    #expect([firstAnnouncements, screen.frame.announcements] == [["Size, Medium"], ["Large"]])
  }
}
