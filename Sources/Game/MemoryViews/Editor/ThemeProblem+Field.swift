import MemoryModel
import MemoryViewModel
import TextUI

extension ThemeProblem {
  /// The part of the editor that a problem is shown in.
  enum Field {
    case name
    case faces
    case pairs
  }

  var field: Field {
    switch self {
    case .emptyName, .unprintableName, .longName, .takenName: .name
    case .pairsOutside: .pairs
    default: .faces
    }
  }
}

extension [ThemeProblem] {
  /// Returns the problems that a part of the editor shows.
  func validation(of field: ThemeProblem.Field) -> Validation {
    let errors = filter { $0.field == field && $0.severity == .error }
    return Validation(errors: errors.map { "\($0)" })
  }
}

/// Problems in lines, with a sign that distinguishes errors from warnings.
struct ProblemLines: View {
  let problems: [ThemeProblem]

  /// The number of problems that are listed; more would push the controls out of sight.
  private static let most = 3

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(problems.prefix(Self.most), id: \.self) { problem in
        let isError = problem.severity == .error
        HStack(alignment: .top) {
          Text(isError ? "!" : "?").bold()
          Text("\(problem)")
        }
        .foregroundStyle(isError ? .red : .yellow)
      }
      if problems.count > Self.most { Text("and \(problems.count - Self.most) more").dim() }
    }
  }
}
