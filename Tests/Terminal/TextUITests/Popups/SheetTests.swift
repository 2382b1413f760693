import Testing
import TextUI
import TextUITesting

@Suite("Sheets")
struct SheetTests {
  private struct Mail: Identifiable {
    let id: Int
  }

  private let dismissals = Loaded(0)

  private func text(_ stage: Stage) -> String { stage.rows.joined(separator: "\n") }

  @Test("a sheet is shown while a binding is true, in the middle, and Escape closes it")
  func presented() {
    let isShown = Loaded(false)
    let stage = Stage(width: 40, height: 9) { [dismissals] in
      Text("behind").sheet(isPresented: isShown.binding) {
        dismissals.value += 1
      } content: {
        Text("a sheet")
      }
    }
    #expect(!text(stage).contains("a sheet"))
    isShown.value = true
    stage.draw()
    #expect(
      stage.at(.seconds(2)).rows[4].contains("a sheet") && stage.key(.escape) && !isShown.value
        && !text(stage.at(.seconds(4))).contains("a sheet") && dismissals.value == 1)
  }

  @Test("a sheet of an item knows the item, and its content can close it")
  func item() {
    struct Reading: View {
      @Environment(\.dismiss) private var dismiss
      let mail: Mail
      var body: some View { Button("Mail \(mail.id)") { dismiss() } }
    }
    let mail = Loaded<Mail?>(Mail(id: 7))
    let stage = Stage(width: 40, height: 9) {
      Text("behind").sheet(item: mail.binding) { Reading(mail: $0) }
    }
    #expect(
      text(stage.at(.seconds(2))).contains("Mail 7") && stage.tap("Mail 7") && mail.value == nil
        && dismissals.value == 0 && !text(stage.at(.seconds(4))).contains("Mail"))
  }
}
