/// A view that is evaluated again only if it has changed.
///
/// It is created by ``View/equatable()``.
public struct EquatableView<Content: View & Equatable>: Primitive {
  @usableFromInline let content: Content

  @inlinable
  init(content: Content) {
    self.content = content
  }

  // Inlined with its helpers, because generic code that is not specialized takes a frame of cards
  // as long as the evaluations that it saves.
  @inlinable
  public func resolve(_ resolver: inout Resolver) {
    let evaluation = resolver.evaluation(of: Content.self)
    if let last = evaluation.view as? EvaluatedView<Content>, last.view == content,
      evaluation.isCurrent(in: resolver)
    {
      evaluation.reuse(in: &resolver)
    } else {
      evaluation.view = EvaluatedView(content)
      evaluation.evaluate(in: &resolver) { content.resolve(&$0) }
    }
  }
}

/// The view of an evaluation.
@usableFromInline
final class EvaluatedView<Content> {
  @usableFromInline let view: Content

  @inlinable
  init(_ view: Content) {
    self.view = view
  }
}

extension Resolver {
  /// Returns the last evaluation at this place of a view of some type.
  @usableFromInline
  func evaluation(of type: Any.Type) -> Evaluation {
    store.storage.object(at: identity.child(type)) { Evaluation(of: type, store) }
  }
}

extension View where Self: Equatable {
  /// Evaluates the view again only if it, or something that it reads, has changed.
  ///
  /// Otherwise the elements of the previous frame are used. States, environment values, the focus
  /// and `@Observable` objects that are read inside count as changes too; a variable or an object
  /// of another kind does not, unless it is compared by `==`. It pays for views whose bodies take
  /// long, such as those that sort or that are composed of many others, and rarely change:
  ///
  ///     ForEach(cards) { CardView(card: $0).equatable() }
  ///
  /// Reusing a border with a text takes as long as evaluating it, and an evaluation whose result is
  /// kept takes twice as long.
  ///
  /// A view that contains a control, a scroll view, a transition or a running animation, that
  /// reports preferences, or that depends on the time is evaluated in every frame all the same.
  ///
  /// - Returns: The view.
  @inlinable
  public func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}
