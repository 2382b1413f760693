import MemoryModel
import MemoryViewModel
import TextUI

/// A field of the pairs: the number of the pair, and one of its cards.
struct PairField: Hashable {
  /// The index among the faces in use; their number for the empty row of a new pair.
  let number: Int
  let side: PairSide
}

/// The pairs of a theme in two columns of fields, one for each card, and a row for a new pair.
struct PairColumns: View {
  let controller: EditorController
  /// The available columns.
  let width: Int

  var body: some View {
    let theme = controller.model.theme
    let flawed = Set(controller.model.problems.flatMap { $0.fields(in: theme) })
    let plan = PairPlan(pairs: theme.faces.count, width: width)
    VStack(alignment: .leading) {
      HStack {
        Text("First card").bold().lineLimit(1)
          .frame(width: plan.field + 1, alignment: .leading)
        Text("Second card").bold().lineLimit(1)
      }
      .padding(.leading, plan.number + 2)
      LazyVStack(alignment: .leading) {
        // A pair keeps its row and its focus while it is renamed.
        ForEach(0..<theme.faces.count + 1) { number in
          PairRow(controller: controller, number: number, plan: plan, flawed: flawed)
        }
      }
      Text(EditorController.pairKeys).dim().lineLimit(1)
    }
  }
}

/// The widths of the columns of pairs.
struct PairPlan {
  /// The cells of the pair's number.
  let number: Int
  /// The cells of a field.
  let field: Int

  private static let widest = 30

  init(pairs: Int, width: Int) {
    number = "\(pairs + 1)".count
    // A sign before each field, spaces between, and the button that removes the pair.
    field = max(1, min(Self.widest, (width - number - 8) / 2))
  }
}

/// A pair: its number, a field for each card, and a button that removes it.
private struct PairRow: View {
  let controller: EditorController
  let number: Int
  let plan: PairPlan
  let flawed: Set<PairField>
  @Environment(\.isUnicode) private var isUnicode

  var body: some View {
    HStack {
      Text("\(number + 1)").dim().frame(width: plan.number, alignment: .trailing)
      field(.first)
      field(.second)
      if controller.pair(number) != nil {
        Text(isUnicode ? "×" : "x").dim().onTapGesture { controller.removePair(number) }
          .accessibilityHidden()
      }
    }
    .onKeyPress { controller.respond(to: $0, onPair: number) }
  }

  private func field(_ side: PairSide) -> some View {
    let place = PairField(number: number, side: side)
    return HStack(spacing: 0) {
      sign(of: place).frame(width: 1)
      TextField(
        place.spokenName, text: controller.text(of: place), prompt: "", limit: Face.longestSymbol
      )
      .onSubmit { controller.goOn(from: place) }
      .focused(controller.$pairField, equals: place)
      .frame(width: plan.field)
    }
  }

  /// Returns the sign before a field: of a problem, or of a picture, which a click opens.
  @ViewBuilder private func sign(of place: PairField) -> some View {
    if flawed.contains(place) || controller.isRefused(place) {
      Text("!").bold().foregroundStyle(.red)
    } else if controller.face(of: place)?.picture != nil {
      Text(isUnicode ? "▣" : "#").onTapGesture { controller.openPicture(of: place) }
    } else {
      Text(" ")
    }
  }
}

extension PairField {
  /// The name for messages and speech, such as `Pair 3, second card`.
  var spokenName: String { "Pair \(number + 1), \(side == .first ? "first" : "second") card" }
}
