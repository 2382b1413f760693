import MemoryModel
import MemoryViewModel
import TextUI

/// The line above a film: its title and its progress.
struct FilmHeader: View {
  let film: Film
  /// False if nobody can leave the film or change its speed.
  var hasKeys = true
  let leave: () -> Void
  @Environment(\.isUnicode) private var isUnicode

  var body: some View {
    GeometryReader { space in
      HStack(spacing: 2) {
        HStack(spacing: 1) {
          if hasKeys { Text(isUnicode ? "‹" : "<") }
          Text(title).bold().lineLimit(1)
        }
        .layoutPriority(1)
        .onTapGesture(perform: leave)
        .accessibilityLabel("Leave the film")
        counts(in: space.size.width - title.count - Self.otherColumns)
      }
    }
    .frame(height: 1)
  }

  /// The columns of the sign before the title and of the gaps next to the numbers.
  private static let otherColumns = 6

  private var title: String { film.theme.name.printable(atMost: Theme.longestName) }

  /// The numbers, with those about the player of the film only where it has keys.
  private var numbers: [FilmCount] {
    FilmCount.all(of: film, isUnicode: isUnicode).filter {
      hasKeys || ($0.id != .watching && $0.id != .speed)
    }
  }

  /// Returns the numbers; those that do not fit are left out completely.
  private func counts(in width: Int) -> some View {
    let line = FittingLine(numbers, in: width)
    return HStack(spacing: 2) {
      ForEach(line.items.filter { $0.id == .watching }) { Text($0.text).dim().lineLimit(1) }
      Spacer().pointsLandHere(gap: 2)
      ForEach(line.items.filter { $0.id != .watching }) { count in
        FilmNumber(count: count, text: line.isShort ? count.shortText : count.text)
      }
    }
  }
}

/// A number, to which the points of a turn fly if it is the player's score.
private struct FilmNumber: View {
  let count: FilmCount
  let text: String

  @ViewBuilder var body: some View {
    if case .points(let player) = count.id {
      Text(text).bold().lineLimit(1).pointsArriveHere(of: player)
    } else {
      Text(text).lineLimit(1)
    }
  }
}
