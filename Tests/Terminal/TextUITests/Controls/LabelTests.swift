import Testing
import TextUI

@Suite struct LabelTests {
  private func screen(isUnicode: Bool = true) -> ControlScreen {
    ControlScreen(14, 1, isUnicode: isUnicode) {
      Button {
      } label: {
        Label("Sound", icon: "♪", ascii: "~")
      }
    }
  }

  @Test("an icon is before the title, in ASCII its replacement; with little room the title is cut")
  func icon() {
    #expect(
      [screen().line, screen(isUnicode: false).line] == [" [ ♪ Sound ]  ", " [ ~ Sound ]  "])
    let narrow = rows(4, 1) { Label("Sound", icon: "♪").lineLimit(1) }
    #expect(rows(5, 1) { Label("a", icon: "🐝") } + narrow == ["🐝 a ", "♪ S…"])
  }

  @Test("a style can show the title, the icon or both", arguments: [true, false])
  func styles(isUnicode: Bool) {
    let label = Label("Sound", icon: "♪", ascii: "~")
    func row(_ style: LabelStyle) -> String {
      ControlScreen(9, 1, isUnicode: isUnicode) {
        HStack(spacing: 0) {
          label.labelStyle(style)
          Spacer()
        }
      }.line
    }
    let icon = isUnicode ? "♪" : "~"
    #expect(
      [LabelStyle.titleOnly, .iconOnly, .titleAndIcon].map(row) == [
        "Sound    ", "\(icon)        ", "\(icon) Sound  ",
      ])
  }

  @Test("title and icon may be any views; the inner style counts for all labels in a view")
  func inherited() {
    let views = rows(6, 1) {
      Label {
        Text("a")
        Text("b")
      } icon: {
        Color.red.frame(width: 1, height: 1)
      }
    }
    let styled = rows(9, 2) {
      VStack(alignment: .leading, spacing: 0) {
        Label("One", icon: "1")
        Label("Two", icon: "2").labelStyle(.titleAndIcon)
      }
      .frame(maxWidth: .max, alignment: .leading)
      .labelStyle(.iconOnly)
    }
    #expect(views + styled == ["  a b ", "1        ", "2 Two    "])
  }

  @Test("only the title is spoken, in every style")
  func spoken() {
    let styled = [LabelStyle.titleOnly, .iconOnly].map { style in
      ControlScreen(14, 1) {
        Button {
        } label: {
          Label("Sound", icon: "♪")
          Text("on")
        }
        .labelStyle(style)
      }
    }
    let spoken = ([screen()] + styled).map { screen in
      screen.key(.tab)
      return screen.frame.announcements
    }
    #expect(spoken == [["Sound"], ["Sound on"], ["Sound on"]])
  }

  @Test("a picker of icons says the title of its choice")
  func picker() {
    let choice = Loaded("a")
    let screen = ControlScreen(24, 1) {
      Picker("Pet", selection: choice.binding) {
        Label("Ant", icon: "1").tag("a")
        Label("Bee", icon: "2").tag("b")
      }
      .pickerStyle(.menu)
      .labelStyle(.iconOnly)
    }
    #expect(
      screen.line.contains("[ 1 ▾ ]") && screen.frame.accessibility.first?.value == "Ant")
  }
}
