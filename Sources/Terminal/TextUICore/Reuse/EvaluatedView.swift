/// The view of an evaluation.
@usableFromInline
final class EvaluatedView<Content> {
  @usableFromInline var view: Content

  @inlinable
  init(_ view: Content) {
    self.view = view
  }
}

extension Resolver {
  /// Reuses the elements of a view, or evaluates its body if one of its properties or something
  /// that it reads has changed, or if views of its type are not compared.
  @inlinable
  @MainActor mutating func reuseOrResolveBody<Content: View>(of view: Content) {
    let type = viewType(Content.self)
    if let comparison = comparison(of: type) {
      let evaluation = evaluation(of: Content.self)
      let isSame = evaluation.isOf(view, type, by: comparison)
      if isSame, evaluation.isCurrent(in: self) {
        type.noteReuse()
        return evaluation.reuse(in: &self)
      }
      if evaluation.keepsResult(in: store, hasChanged: !isSame) {
        return keepBody(of: view, type, in: evaluation)
      }
    }
    view.resolveBody(&self, type)
  }

  /// Evaluates a body and keeps what it gives; not inlined, because a second copy of each body
  /// takes a twentieth of a frame.
  @inlinable
  @inline(never)
  @MainActor mutating func keepBody<Content: View>(
    of view: Content, _ type: ViewType, in evaluation: Evaluation
  ) {
    evaluation.evaluateAndKeep(in: &self) { view.resolveBody(&$0, type) }
  }

  @usableFromInline
  func viewType(_ type: Any.Type) -> ViewType { store.viewTypes.type(type) }

  @usableFromInline
  func comparison(of type: ViewType) -> FieldComparison? { type.comparison(in: store.frame) }

  /// Returns the last evaluation at this place of a view of some type.
  @usableFromInline
  func evaluation(of type: Any.Type, isEager: Bool = false) -> Evaluation {
    store.storage.object(at: identity.child(type), isState: false) {
      Evaluation(of: type, store, isEager: isEager)
    }
  }
}

extension Evaluation {
  /// Sets the evaluated view.
  @inlinable
  func set<Content>(_ view: Content) {
    if let evaluated = self.view as? EvaluatedView<Content> {
      evaluated.view = view
    } else {
      self.view = EvaluatedView(view)
    }
  }

  /// Sets the evaluated view, if it is not the same already.
  ///
  /// - Returns: True if it is.
  @inlinable
  func isOf<Content>(_ view: Content, _ type: ViewType, by comparison: FieldComparison) -> Bool {
    guard let evaluated = self.view as? EvaluatedView<Content> else {
      self.view = EvaluatedView(view)
      return false
    }
    type.noteComparison()
    let isSame = withUnsafePointer(to: view) { new in
      withUnsafePointer(to: &evaluated.view) { old in comparison.areSame(new, old) }
    }
    if !isSame { evaluated.view = view }
    return isSame
  }
}
