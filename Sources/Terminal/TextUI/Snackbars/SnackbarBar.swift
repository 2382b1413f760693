/// A snackbar's view: a sign, a word, the message and its button.
struct SnackbarBar: View {
  let snackbar: Snackbar
  /// The message, or a part of it.
  let message: String
  /// The number of rows that the message may have.
  let rows: Int
  let isUnicode: Bool
  let hide: () -> Void

  var body: some View {
    HStack {
      Text(snackbar.kind.sign(isUnicode: isUnicode)).fixedSize()
      if let word = snackbar.kind.word {
        Text(word).bold().lineLimit(1).layoutPriority(1)
      }
      Text(message).lineLimit(rows)
      if let action = snackbar.action {
        Button(action.title) {
          action.perform()
          hide()
        }
        .lineLimit(1)
        .layoutPriority(1)
      }
    }
    .padding(.horizontal)
    .reverse()
    .background(ReversedFill())
    .foregroundStyle(snackbar.kind.color)
  }
}

/// An opaque fill in the text colour, like the background of reversed text.
@usableFromInline
struct ReversedFill: Primitive {
  @usableFromInline
  func resolve(_ resolver: inout Resolver) {
    resolver.leaf(ReversedFillElement(ink: resolver.ink(adding: .reverse)))
  }
}

private struct ReversedFillElement: Element {
  let ink: Ink

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    proposal.replacingUnspecified(by: .zero)
  }

  func draw(in rect: Rect, on painter: inout Painter) {
    painter.takeHits(in: rect)
    painter.fill(rect, with: .terminal)
    painter.fill(rect, with: .blank, in: ink)
  }
}
