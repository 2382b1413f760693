import MemoryModel
import MemoryViewModel
import TextUI

/// A row of the start screen: a question, with its answers or the chosen one.
struct StartQuestion: View {
  /// The width of the question in columns.
  static let titleWidth = 14

  let controller: StartController
  let row: StartRow
  /// True if all answers are always shown; otherwise only in the focused row.
  let isRoomy: Bool

  var body: some View {
    StartQuestionContent(controller: controller, row: row, isRoomy: isRoomy)
      .focused(controller.$focused, equals: row)
      .defaultFocus(row == .theme)
      .onKeyPress { controller.respond(to: $0, in: row) }
      .accessibilityLabel(row.title)
      .accessibilityValue(controller.choice.answer(to: row))
      .accessibilityHint(controller.choice.explanation(of: row))
  }
}

private struct StartQuestionContent: View {
  let controller: StartController
  let row: StartRow
  let isRoomy: Bool
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isUnicode) private var isUnicode

  var body: some View {
    if isRoomy {
      HStack(alignment: .top, spacing: 0) {
        title.frame(width: StartQuestion.titleWidth, alignment: .leading)
        VStack(alignment: .leading) {
          answers
          note.padding(.leading, 2)
        }
        Spacer(minLength: 0)
      }
    } else {
      VStack(alignment: .leading) {
        HStack(spacing: 0) {
          title.frame(width: StartQuestion.titleWidth, alignment: .leading)
          Text(controller.choice.answer(to: row)).bold().lineLimit(1)
          Spacer(minLength: 0)
        }
        if isFocused {
          answers
          note
        }
      }
    }
  }

  private var title: some View {
    HStack(spacing: 0) {
      Text(isFocused ? (isUnicode ? "›" : ">") : " ")
      Text(row.keyName).foregroundStyle(.cyan)
      Text(" ")
      Text(row.title).bold(isFocused).reverse(isFocused)
    }
    .fixedSize()
  }

  private var answers: StartAnswers {
    StartAnswers(controller: controller, row: row, hasFocus: isFocused)
  }

  @ViewBuilder private var note: some View {
    let choice = controller.choice
    if row == .pairs, let shortage = choice.shortage(offering: controller.offer) {
      HStack {
        Text("!").bold()
        Text(shortage)
      }
      .foregroundStyle(.yellow)
    } else if row == .theme {
      ThemeFaces(theme: choice.theme, rows: 1)
    } else if !choice.explanation(of: row).isEmpty, row != .sides || !isRoomy {
      Text(choice.explanation(of: row)).dim()
    }
  }
}
