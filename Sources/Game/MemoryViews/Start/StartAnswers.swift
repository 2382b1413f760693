import MemoryModel
import MemoryViewModel
import TextUI

/// The answers to a question, each with its key while the question has focus.
struct StartAnswers: View {
  let controller: StartController
  let row: StartRow
  let hasFocus: Bool

  @ViewBuilder var body: some View {
    let options = controller.options(of: row)
    switch row {
    case .theme:
      VGrid(columns: [.adaptive(minimum: 18)], alignment: .leading) { views(of: options) }
    case .pairs:
      WrappingRow {
        views(of: options)
        PairsStepper(controller: controller, isChosen: !options.contains(where: \.isChosen))
      }
    case .sides, .learning, .difficulty:
      WrappingRow { views(of: options) }
    case .players:
      WrappingRow(spacing: 0) { views(of: options.filter { !$0.isToggle }) }
      WrappingRow { views(of: options.filter(\.isToggle)) }
    }
  }

  private func views(of options: [StartOption]) -> some View {
    ForEach(options) { option in
      StartAnswer(option: option, hasFocus: hasFocus)
        .onTapGesture {
          controller.focused = row
          controller.choose(option)
        }
        .id(row.id(of: option))
    }
  }
}

extension StartRow {
  /// Returns the id of an answer, for scrolling.
  func id(of option: StartOption) -> String { "\(self) \(option.id)" }
}

/// A key and its choice: `s [10]`, with brackets around the present choice.
private struct StartAnswer: View {
  let option: StartOption
  let hasFocus: Bool

  var body: some View {
    HStack(spacing: 0) {
      Text(hasFocus ? option.key.map(String.init) ?? " " : " ").foregroundStyle(.cyan).fixedSize()
      Text(option.isChosen ? "[\(option.title)]" : " \(option.title) ")
        .lineLimit(1)
        .dim(option.isTooFew && !option.isChosen)
        .modifier(ChosenLook(isChosen: option.isChosen, hasFocus: hasFocus, theme: theme))
    }
  }

  private var theme: Theme { option.choice.theme }
}

/// A stepper for any other number of pairs: `- 12 +`.
private struct PairsStepper: View {
  let controller: StartController
  let isChosen: Bool
  @Environment(\.isFocused) private var isFocused

  var body: some View {
    HStack(spacing: 1) {
      sign("-", -1)
      Text(number).modifier(
        ChosenLook(isChosen: isChosen, hasFocus: isFocused, theme: controller.choice.theme))
      sign("+", 1)
    }
    .padding(.leading)
    .fixedSize()
  }

  private var number: String {
    let number = controller.typed.isEmpty ? "\(controller.choice.wantedKinds)" : controller.typed
    return isChosen ? "[\(number)]" : " \(number) "
  }

  private func sign(_ sign: String, _ step: Int) -> some View {
    Text(sign).foregroundStyle(.cyan).onTapGesture { controller.changePairs(by: step) }
  }
}

/// A modifier for the chosen answer: the theme's colour, or reverse video with focus.
private struct ChosenLook: ViewModifier {
  let isChosen: Bool
  let hasFocus: Bool
  let theme: Theme

  @ViewBuilder func body(content: Content) -> some View {
    if isChosen, hasFocus {
      content.bold().reverse()
    } else if isChosen {
      content.bold().foregroundStyle(theme.color.ink).textBackground(theme.color.text)
    } else {
      content
    }
  }
}
