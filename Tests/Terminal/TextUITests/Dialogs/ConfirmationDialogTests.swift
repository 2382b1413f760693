import Testing
import TextUI

@Suite("Confirmation dialogs")
struct ConfirmationDialogTests {
  private let done = Slip<[String]>([])

  private func stage(titleVisibility: Visibility = .automatic) -> PopupStage {
    let done = done
    let stage = PopupStage { stage in
      Dots(stage: stage).confirmationDialog(
        "Put it where?", isPresented: stage.binding, titleVisibility: titleVisibility
      ) {
        Button("Shelf") { done.value.append("Shelf") }
        Button("Bin", role: .destructive) { done.value.append("Bin") }
      }
    }
    stage.size = Size(width: 60, height: 12)
    return stage
  }

  private func shown(_ stage: PopupStage) -> [String] {
    stage.lines.map { String($0.drop { $0 == "." }.prefix { $0 != "." }) }.filter { !$0.isEmpty }
  }

  @Test("its buttons are one below the other at the bottom, and one of them cancels")
  func shows() {
    let stage = stage()
    stage.present()
    #expect(
      shown(stage) == [
        "╭─────────────────╮",
        "│                 │",
        "│  Put it where?  │",
        "│                 │",
        "│   [>Shelf <]    │",
        "│   [ ! Bin  ]    │",
        "│   [ Cancel ]    │",
        "│                 │",
        "╰─────────────────╯",
      ])
    #expect(stage.lines.last?.contains("╰") == true)
    let untitled = self.stage(titleVisibility: .hidden)
    untitled.present()
    #expect(shown(untitled).count == 7)
  }

  @Test("arrows move through the buttons, Enter presses one, Esc none")
  func keys() {
    let stage = stage()
    stage.present()
    stage.press(.down)
    stage.press(.enter)
    let first = done.value
    stage.present()
    stage.press(.escape)
    let isPresented = stage.isPresented
    stage.present()
    stage.press(.down)
    stage.press(.down)
    stage.press(.enter)
    #expect([isPresented, stage.isPresented] == [false, false])
    #expect([first, done.value] == [["Bin"], ["Bin"]])
  }

  @Test("it shows its data, also while it leaves")
  func presenting() {
    let word = Slip<String?>("Fig")
    let stage = PopupStage(moves: true) { stage in
      Dots(stage: stage).confirmationDialog(
        "Eat \(word.value ?? "nothing")?", isPresented: word.binding.isPresent(),
        presenting: word.value
      ) { word in
        Button("Eat the \(word)", role: .destructive) {}
        Button("Keep the \(word)", role: .cancel) {}
      } message: {
        Text("The only \($0)")
      }
    }
    stage.size = Size(width: 60, height: 14)
    stage.draw()
    stage.draw(after: .seconds(2))
    let lines = stage.lines.joined()
    #expect(lines.contains("Eat Fig?") && lines.contains("[>Keep the Fig <]"))
    stage.press(.enter)
    stage.draw(after: .milliseconds(20))
    let leaving = stage.lines.joined()
    #expect(word.value == nil && leaving.contains("The only Fig"))
    stage.draw(after: .seconds(2))
    #expect(!stage.lines.joined().contains("Fig"))
  }
}
