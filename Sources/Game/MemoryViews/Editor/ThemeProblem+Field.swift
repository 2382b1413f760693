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

extension ThemeProblem {
  /// The faces with the problem; of two similar faces the later one.
  private var face: Face? {
    switch self {
    case .emptyFace(let face), .unprintableFace(let face), .longFace(let face, _),
      .badWord(let face, _), .lookAlikes(_, let face), .easilyConfused(_, let face),
      .sameWord(_, let face):
      face
    default: nil
    }
  }

  /// Returns the fields of pairs that show the face with the problem; none for a theme without
  /// second faces.
  func fields(in theme: Theme) -> [PairField] {
    guard let face, theme.isUnequal else { return [] }
    return theme.kindFaces.enumerated().flatMap { number, faces in
      zip(PairSide.allCases, faces).filter { $0.1 == face }
        .map { PairField(number: number, side: $0.0) }
    }
  }

  /// Returns the problem as a sentence, with its field if the theme has two columns.
  func sentence(in theme: Theme?) -> String {
    guard let field = theme.flatMap({ fields(in: $0).last }) else { return description }
    return "\(field.spokenName): \(self)"
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
  /// The theme whose fields are named; nil for problems of one field.
  var theme: Theme?

  /// The number of problems that are listed; more would push the controls out of sight.
  private static let most = 3

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(problems.prefix(Self.most), id: \.self) { problem in
        let isError = problem.severity == .error
        HStack(alignment: .top) {
          Text(isError ? "!" : "?").bold()
          Text(problem.sentence(in: theme))
        }
        .foregroundStyle(isError ? .red : .yellow)
      }
      if problems.count > Self.most { Text("and \(problems.count - Self.most) more").dim() }
    }
  }
}
