import MemoryModel
import MemoryViewModel
import TextUI

/// The choices for the next game: theme, number of pairs, difficulty and players, each one key
/// away.
///
/// Enter deals from anywhere, and saves the choices.
struct StartScreen: View {
  private let app: AppModel
  private let dealt: () -> Void
  @State private var choice: GameChoice
  @State private var typed = ""
  @FocusState private var focused: StartRow?

  /// Creates the screen.
  ///
  /// - Parameters:
  ///   - app: The model that offers the choices, and deals.
  ///   - dealt: Called after the game was dealt.
  init(app: AppModel, dealt: @escaping () -> Void) {
    self.app = app
    self.dealt = dealt
    _choice = State(wrappedValue: app.choice)
  }

  var body: some View {
    let controller = StartController(
      app: app, choice: $choice, typed: $typed, focused: $focused, dealt: dealt)
    VStack(spacing: 0) {
      GeometryReader { proxy in
        StartForm(controller: controller, size: proxy.size)
      }
      StartFooter(controller: controller)
    }
    .onKeyPress { controller.respond(to: $0) }
    .onChange(of: focused) { _, _ in typed = "" }
    .onAppear {
      app.records.loadPairs()
      choice.memories = app.choice.memories
    }
    .navigationTitle("New game")
    .toolbar { if let mode = app.kidsMode.playMode { ModeWords(app: app, modes: [mode]) } }
  }
}

/// The questions, with all answers beside them if they fit.
private struct StartForm: View {
  private static let widest = 100
  private static let roomyWidth = 72
  private static let roomyHeight = 18

  let controller: StartController
  let size: Size

  private var isRoomy: Bool {
    size.width >= Self.roomyWidth && size.height >= Self.roomyHeight
  }

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        VStack(alignment: .leading, spacing: isRoomy ? 1 : 0) {
          ForEach(StartRow.groups(of: controller.choice), id: \.self) { rows in
            VStack(alignment: .leading, spacing: 0) {
              ForEach(rows, id: \.self) {
                StartQuestion(controller: controller, row: $0, isRoomy: isRoomy)
              }
            }
          }
          if controller.choice.people > 1 {
            StartNames(names: controller.$choice.names, people: controller.choice.people)
          }
        }
        .padding(.horizontal, isRoomy ? 1 : 0)
        .padding(.vertical, isRoomy && size.height > 40 ? 3 : 0)
        .frame(maxWidth: Self.widest, alignment: .leading)
        .frame(maxWidth: .max)
      }
      .onChange(of: chosen) { _, id in if let id { proxy.scrollTo(id) } }
    }
  }

  /// The id of the answer to scroll to.
  private var chosen: String? {
    guard let row = controller.focused else { return nil }
    return controller.options(of: row).first(where: \.isChosen).map(row.id)
  }
}

/// The fields for the names of the people.
private struct StartNames: View {
  let names: Binding<PlayerNames>
  let people: Int

  var body: some View {
    HStack(alignment: .top, spacing: 0) {
      Text("   Names").frame(width: StartQuestion.titleWidth, alignment: .leading)
      WrappingRow(spacing: 2) {
        ForEach(0..<people) { player in
          TextField(
            "Player \(player + 1)", text: names[player], limit: PlayerNames.longest
          )
          .frame(width: PlayerNames.longest + 1)
        }
      }
    }
  }
}

/// The button that starts the game, and the keys.
private struct StartFooter: View {
  let controller: StartController
  @Environment(\.isUnicode) private var isUnicode
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    HStack(spacing: 2) {
      Button("Deal", action: controller.deal)
      Spacer()
      KeyHints(hints: hints)
    }
    .frame(height: 1)
  }

  private var hints: [KeyHint] {
    [
      KeyHint(key: "Enter", meaning: "deals", action: controller.deal),
      KeyHint(key: "Esc", meaning: "back") { dismiss() },
      KeyHint(key: "D", meaning: "today's deal", action: controller.dealDaily),
      KeyHint(key: isUnicode ? "↑↓" : "up down", meaning: "question") {},
      KeyHint(key: isUnicode ? "←→" : "left right", meaning: "answer") {},
    ]
  }
}
