/// A column of rows with labels and controls, the controls aligned in a column of their own.
///
/// The rows are `FormRow`s, possibly with other views between them. In a narrow form labels are
/// above controls.
///
/// A row shows its error after an edit of the row. If Enter is pressed while the form is invalid,
/// and no button handles the key, all rows show their errors from then on; a new `id(_:)` resets
/// the form.
public struct Form<Content: View>: Primitive {
  private let spacing: Int
  private let content: Content

  /// Creates a form with a spacing between its rows.
  public init(spacing: Int = 0, @ViewBuilder content: () -> Content) {
    self.spacing = spacing
    self.content = content()
  }

  public func resolve(_ resolver: inout Resolver) {
    let outer = resolver.values
    let attempt = resolver.remembered { FormAttempt(resolver.redraw) }
    attempt.isWrong = false
    resolver.values[FormColumnsKey.self] = FormColumns()
    resolver.values.formAttempt = attempt
    resolver.responding(to: .fallbackKey(attempt.take)) { inner in
      inner.stack(StackLayout(vertical: .leading, spacing: spacing), .vertical) { inner in
        content.resolve(&inner)
      }
    }
    resolver.values = outer
  }
}

/// The column widths shared by the rows of a form.
final class FormColumns {
  /// The width of the widest label.
  private(set) var labels = 0

  func makeRoom(for label: Int) {
    labels = max(labels, label)
  }
}

enum FormColumnsKey: EnvironmentKey {
  static var defaultValue: FormColumns? { nil }
}
