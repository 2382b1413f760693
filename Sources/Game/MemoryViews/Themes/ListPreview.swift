import MemoryModel
import MemoryViewModel
import TextUI

/// The first cards of a list of words as they will be, with its columns as a choice, before the
/// list is added.
struct ListPreview: View {
  let controller: ThemesController
  private let path: String
  @State private var imported: ThemeImport
  /// The columns that are being read; nil while nothing is read.
  @State private var wanted: [Int]?
  @State private var failure: String?
  @Environment(\.dismiss) private var dismiss

  init(controller: ThemesController, path: String, imported: ThemeImport) {
    self.controller = controller
    self.path = path
    _imported = State(wrappedValue: imported)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      if let theme = imported.themes.first {
        VStack(alignment: .leading, spacing: 0) {
          Text("\(theme.shownName), \(theme.kindFaces.count) pairs").bold()
          PreviewedCards(theme: theme, settings: controller.app.settings)
        }
      }
      if let columns = imported.columns, columns.titles.count > columns.chosen.count {
        choice(columns)
      }
      if let failure { Text("! \(failure)").foregroundStyle(.red) }
      if !imported.remarks.isEmpty { RemarkList(remarks: imported.remarks, rows: 3) }
      buttons
    }
    .frame(maxWidth: 60, alignment: .leading)
    .padding(.horizontal, 2)
    .padding(.vertical)
    .background { if let wanted { reading(wanted) } }
  }

  private var buttons: some View {
    HStack {
      Button("Play now") { controller.playNow(imported) }.defaultFocus()
      Button("Add") { controller.add(imported, isSeen: true) }
      Button("Cancel") { dismiss() }
    }
  }

  /// The columns of the two cards of a pair; the same one twice is exchanged with the other.
  private func choice(_ columns: ListColumns) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(columns.chosen.indices) { card in
        let chosen = Binding<Int>(
          get: { columns.chosen[card] },
          set: { column in
            var indices = columns.chosen
            if let other = indices.firstIndex(of: column) { indices[other] = indices[card] }
            indices[card] = column
            wanted = indices
          })
        Picker(card == 0 ? "One card  " : "Its partner", selection: chosen) {
          ForEach(columns.titles.indices) { index in Text(columns.titles[index]).tag(index) }
        }
        .pickerStyle(.menu)
      }
    }
  }

  /// Reads the list again with other columns.
  private func reading(_ columns: [Int]) -> some View {
    let read = controller.app.library.files.read
    return EmptyView().task(id: columns) { [path] in
      do {
        return Result<ThemeImport, any Error>.success(
          try await read(DroppedPaths.typed(path), columns) { _, _ in })
      } catch {
        return .failure(error)
      }
    } receive: {
      wanted = nil
      switch $0 {
      case .success(let list): (imported, failure) = (list, nil)
      case .failure(let error): failure = "\(error)".printable(atMost: 200)
      }
    }
  }
}

/// The cards of the first two pairs of a theme, face up.
private struct PreviewedCards: View {
  let theme: Theme
  let settings: Settings
  @Environment(\.cellAspect) private var cellAspect
  @Environment(\.isUnicode) private var isUnicode
  @Environment(\.colors) private var colors
  @Environment(\.ground) private var ground

  var body: some View {
    GeometryReader { space in table(in: space.size) }
      .frame(maxWidth: .max, minHeight: 5, maxHeight: 5)
  }

  private func table(in space: Size) -> some View {
    let plan = BoardPlan(
      count: cards.count, in: space, cellAspect: cellAspect,
      words: CardWords(cards.map { isUnicode ? $0.face.symbol : $0.face.asciiWord }))
    let look = CardLook(
      plan, theme, settings,
      in: CardEnvironment(isUnicode: isUnicode, colors: colors, ground: ground))
    return BoardLayout(plan: plan)() {
      ForEach(cards, id: \.position) { card in
        let look = look.half(card.side)
        CardFace(face: card.face, look: look)
          .modifier(CardFrame(marks: CardMarks(), look: look, isUp: true))
          .layoutValue(key: BoardPosition.self, value: card.position)
      }
    }
  }

  private struct PreviewedCard {
    let face: Face
    let position: Int
    let side: PairSide?
  }

  /// The two cards of each pair, one after the other.
  private var cards: [PreviewedCard] {
    theme.kindFaces.prefix(2).enumerated().flatMap { kind, faces in
      [0, 1].map { card in
        PreviewedCard(
          face: faces[card % faces.count], position: 2 * kind + card,
          side: faces.count < 2 ? nil : card == 0 ? .first : .second)
      }
    }
  }
}
