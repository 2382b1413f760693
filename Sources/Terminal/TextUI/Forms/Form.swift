/// Rows of labels and controls, the controls in a column of their own.
///
/// The rows are `FormRow`s; other views stand between them. Where the form is narrow all labels go
/// above their controls.
///
/// What is wrong in a row is shown when something in it has been edited. When Enter is pressed while
/// something is wrong, and no button takes the key, it is shown in all rows from then on; with
/// another `id(_:)` the form begins anew.
public struct Form<Content: View>: Primitive {
  private let spacing: Int
  private let content: Content

  /// Makes a form with so many free rows between its rows.
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

/// The columns that the rows of a form share.
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
