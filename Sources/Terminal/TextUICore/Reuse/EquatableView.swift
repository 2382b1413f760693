/// A view that is evaluated again only if it has changed, even without a body.
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
    resolver.reuseOrWrite(content) { content.resolve(&$0) }
  }
}

extension View where Self: Equatable {
  /// Evaluates the body only if the view by `==`, or something that it reads, has changed.
  ///
  /// Otherwise the view is reused: its elements are those of the previous frame, and are neither
  /// measured nor placed again in the same place, nor drawn again over the same background. States,
  /// environment values, the focus and `@Observable` objects that are read inside count as changes;
  /// a variable or an object of another kind does not, unless `==` compares it. An element of your
  /// own must therefore measure, place and draw itself by its properties alone.
  ///
  /// It pays for views that are composed of many others and rarely change, such as rows and cards:
  /// a frame in which one of 48 cards in six rows has changed takes a third of the time, and one
  /// that differs in all of them a fifth more. A view that contains a control, a scroll view, a
  /// transition or a running animation, that reports preferences, or that depends on the time is
  /// evaluated in every frame all the same.
  @inlinable
  public func resolve(_ resolver: inout Resolver) {
    resolver.reuseOrWrite(self) { resolveBody(&$0) }
  }
}

extension Resolver {
  /// Reuses the elements of a view, or writes them if it or something that it reads has changed.
  @inlinable
  mutating func reuseOrWrite<Content: View & Equatable>(
    _ view: Content, _ write: (inout Resolver) -> Void
  ) {
    let evaluation = evaluation(of: Content.self, isEager: true)
    // A view that is made equatable is equatable by itself, too.
    if evaluation.isRunning { return write(&self) }
    let isEqual = (evaluation.view as? EvaluatedView<Content>)?.view == view
    if !isEqual { evaluation.set(view) }
    if isEqual, evaluation.isCurrent(in: self) {
      evaluation.reuse(in: &self)
    } else {
      evaluation.evaluate(in: &self, hasChanged: !isEqual, write)
    }
  }
}

extension View where Self: Equatable {
  /// Evaluates the view again only if it, or something that it reads, has changed.
  ///
  /// Equatable views with a body do so by themselves; this is for those without, and for code that
  /// is written as for SwiftUI.
  ///
  /// - Returns: The view.
  @inlinable
  public func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}
