import Testing
import TextUI

/// Focusable views have accessibility text.
@Suite struct AccessibilityTests {
  private func words<Root: View>(@ViewBuilder _ root: @escaping () -> Root) -> [[String?]] {
    ControlScreen(40, 10, root: root).frame.accessibility.map { [$0.label, $0.value, $0.hint] }
  }

  @Test("the label of a control is its text, without the signs of its style")
  func texts() {
    #expect(words { Button("OK") {} } == [["OK", nil, nil]])
    #expect(
      words {
        Button {
        } label: {
          VStack {
            Text("New")
            Text("game")
            Text("!").hidden()
          }
        }
      } == [["New game", nil, nil]])
    #expect(words { Text("alone") }.isEmpty)
    #expect(words { Text("alone").focusable() } == [["alone", nil, nil]])
  }

  @Test("a view that scrolls texts has them as its label")
  func scrolled() {
    let label = (1...12).map { "line \($0)" }.joined(separator: " ")
    #expect(
      words { ScrollView { ForEach(1...12, id: \.self) { Text("line \($0)") } } }
        == [[label, nil, nil]])
    #expect(
      words {
        ScrollView { ForEach(1...12, id: \.self) { Text("line \($0)") } }
          .accessibilityLabel("Rules")
      } == [["Rules", nil, nil]])
  }

  @Test("an outer label overrides that of the control")
  func fromOutside() {
    let words = words {
      Toggle("Sound", isOn: .constant(true))
        .accessibilityLabel("inner").accessibilityLabel("outer")
        .accessibilityHint("Plays notes").accessibilityValue("loud")
    }
    #expect(words == [["outer", "loud", "Plays notes"]])
  }

  @Test("a label set inside of a button's label belongs to the button")
  func fromInside() {
    let words = words {
      Button {
      } label: {
        Text("▶").accessibilityLabel("Play").accessibilityValue("3 left").accessibilityHint("Go")
        Text("!").accessibilityHidden()
      }
    }
    #expect(words == [["Play", "3 left", "Go"]])
  }

  @Test("a label applies to the first of several controls")
  func first() {
    let words = words {
      VStack {
        Button("A") {}
        Button("B") {}
      }.accessibilityLabel("C")
    }
    #expect(words == [["C", nil, nil], ["B", nil, nil]])
  }

  @Test("a control in a focusable view keeps its label")
  func nested() {
    let words = words {
      HStack {
        Text("List")
        Button("A") {}.accessibilityHint("h")
      }.focusable()
    }
    #expect(words == [["List", nil, nil], ["A", nil, "h"]])
  }

  @Test("positions are described, without disabled controls")
  func places() {
    let screen = ControlScreen(8, 2) {
      VStack {
        Button("A") {}.disabled()
        Button("B") {}
      }
    }
    #expect(screen.frame.accessibility.map(\.rect) == [Rect(x: 1, y: 1, width: 5, height: 1)])
  }

  @Test("moving focus is announced once each time")
  func announced() {
    let screen = ControlScreen(20, 2) {
      Button("A") {}
      Button("B") {}.accessibilityValue("3")
    }
    var heard: [String] = []
    for _ in 0..<3 {
      screen.key(.tab)
      heard += screen.frame.announcements
      screen.redraw()
      heard += screen.frame.announcements
    }
    #expect(heard == ["A", "B, 3", "A"])
  }
}
