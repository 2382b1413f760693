/// A row of a form: a label, a control (`Name  Anna_____`), and below it the control's error.
///
/// The error is shown from the first edit of a text field, toggle, stepper or picker in the row, or
/// the first attempt to submit the form (see `Form`), and announced when it changes. The title is
/// the control's accessibility label.
public struct FormRow<Content: View>: View {
  private let title: String
  private let validation: Validation
  private let content: Content
  @State private var isEdited = false
  @Environment(\.formAttempt) private var attempt

  /// Creates a form row.
  ///
  /// - Parameters:
  ///   - title: The label.
  ///   - validation: The errors of the value, of which the first is shown.
  ///   - content: The control; several are laid out in a row.
  public init(
    _ title: String, _ validation: Validation = .valid, @ViewBuilder content: () -> Content
  ) {
    self.title = title
    self.validation = validation
    self.content = content()
  }

  public var body: some View {
    let error = isEdited || attempt?.hasFailed == true ? validation.error : nil
    FormRowContent(
      title: title, error: error, isWrong: !validation.isValid, edit: { isEdited = true },
      content: content
    )
    .announce("\(title): \(error ?? "all right now.")", whenChanged: error)
  }
}

@usableFromInline
struct FormRowContent<Content: View>: Primitive {
  let title: String
  /// The error message to show below the control; nil for none.
  let error: String?
  let isWrong: Bool
  let edit: () -> Void
  let content: Content

  @usableFromInline
  func resolve(_ resolver: inout Resolver) {
    if isWrong { resolver.values.formAttempt?.isWrong = true }
    let columns = resolver.values[FormColumnsKey.self] ?? FormColumns()
    columns.makeRoom(for: resolver.cells(of: title).width)
    resolver.stack(FormRowLayout(columns: columns), nil) { inner in
      inner.scope(1) { Text(title).lineLimit(1).resolve(&$0) }
      inner.scope(2) { control.resolve(&$0) }
      if let error { inner.scope(3) { message(error).resolve(&$0) } }
    }
  }

  private var control: some View {
    let words = AccessibilityText(label: title, hint: error)
    return HStack { content }.accessibility(words)
      .transformEnvironment { $0.fieldEdit = edit }
  }

  /// Returns the error's view, with a mark so that it does not depend on colour.
  private func message(_ error: String) -> some View {
    HStack(alignment: .top) {
      Text("!").bold()
      Text(error)
    }.foregroundStyle(.red)
  }
}

/// A layout of a label, a control, and the error below the control.
private struct FormRowLayout: Layout {
  let columns: FormColumns

  /// The least columns of a control beside its label.
  private static let leastControl = 12

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    arrange(in: proposal, children).reduce(into: Size.zero) { size, part in
      size.width = max(size.width, part.rect.maxX)
      size.height = max(size.height, part.rect.maxY)
    }
  }

  func placeSubviews(in rect: Rect, _ children: Subviews) {
    let proposal = children.proposal(answeredBy: rect.size)
    for part in arrange(in: proposal, children) {
      part.child.place(in: part.rect.offset(x: rect.x, y: rect.y))
    }
  }

  /// Returns the frames of the parts, relative to the row's corner.
  private func arrange(
    in proposal: Proposal, _ children: Subviews
  ) -> [(child: Subview, rect: Rect)] {
    let room = proposal.width ?? Proposal.infinity
    let isNarrow = room < columns.labels + 1 + Self.leastControl
    let x = isNarrow ? 0 : columns.labels + 1
    let inner = Proposal(width: proposal.width, height: nil).reduced(width: x, height: 0)
    var y = 0
    var parts: [(child: Subview, rect: Rect)] = []
    for child in children {
      let isLabel = parts.isEmpty
      let offer = isLabel ? Proposal(width: min(room, columns.labels), height: 1) : inner
      let size = child.sizeThatFits(offer)
      parts.append((child, Rect(x: isLabel ? 0 : x, y: y, width: size.width, height: size.height)))
      if !isLabel || isNarrow { y += size.height }
    }
    return parts
  }
}
