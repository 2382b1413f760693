/// A reusable modifier of any view.
///
/// It may have state and read the environment, like built-in modifiers.
@MainActor public protocol ViewModifier {
  /// The type of `body(content:)`; inferred.
  associatedtype Body: View
  /// The view that the modifier is applied to.
  typealias Content = ModifierContent
  /// Returns the modified view.
  @ViewBuilder func body(content: Content) -> Body
  /// Writes the elements of the modified view; implemented by default.
  // A requirement, so that each modifier's code has its `Body` statically: looking up an associated
  // type at run time searches all types.
  func resolve(_ content: Content, _ resolver: inout Resolver)
}

extension ViewModifier {
  @inlinable
  public func resolve(_ content: Content, _ resolver: inout Resolver) {
    resolver.linked(self).body(content: content).resolve(&resolver)
  }
}

/// The view that a modifier is applied to.
public struct ModifierContent: Primitive {
  let content: (inout Resolver) -> Void

  package init(content: @escaping (inout Resolver) -> Void) {
    self.content = content
  }

  public func resolve(_ resolver: inout Resolver) {
    content(&resolver)
  }
}

/// A view with a modifier applied to it.
@usableFromInline
struct ModifierView<Modifier: ViewModifier, Content: View>: Primitive {
  let modifier: Modifier
  let content: Content

  @usableFromInline
  func resolve(_ resolver: inout Resolver) {
    resolver.scope(Identity.Step.body) { inner in
      let content = content
      modifier.resolve(ModifierContent { content.resolve(&$0) }, &inner)
    }
  }
}

/// A view with an animatable modifier applied to it.
@usableFromInline
struct AnimatedModifierView<Modifier: ViewModifier & Animatable, Content: View>: Primitive {
  let modifier: Modifier
  let content: Content

  @usableFromInline
  func resolve(_ resolver: inout Resolver) {
    var shown = modifier
    shown.animatableData.vector = resolver.animated(modifier.animatableData.vector)
    ModifierView(modifier: shown, content: content).resolve(&resolver)
  }
}

extension View {
  /// Applies a modifier to the view.
  public func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> some View {
    ModifierView(modifier: modifier, content: self)
  }

  /// Applies a modifier to the view, and animates changes of its animatable data.
  public func modifier<Modifier: ViewModifier & Animatable>(
    _ modifier: Modifier
  ) -> some View {
    AnimatedModifierView(modifier: modifier, content: self)
  }
}
