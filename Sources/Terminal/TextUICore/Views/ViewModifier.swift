/// A change that can be made to any view, with a name of its own.
///
/// Works like the modifiers that come with views: it may have state and read the environment.
public protocol ViewModifier {
  /// What `body(content:)` makes; found by the compiler.
  associatedtype Body: View
  /// The view the modifier is applied to.
  typealias Content = ModifierContent
  /// The view with the change made.
  @ViewBuilder func body(content: Content) -> Body
  /// Writes the elements of the view with the change made; comes by itself.
  // A requirement, so that each modifier's code knows its `Body`: who asks for an associated type
  // at run time has it searched for among all types.
  func resolve(_ content: Content, _ resolver: inout Resolver)
}

extension ViewModifier {
  @inlinable
  public func resolve(_ content: Content, _ resolver: inout Resolver) {
    resolver.linked(self).body(content: content).resolve(&resolver)
  }
}

/// The view a modifier is applied to.
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

/// A view with a modifier applied to it whose numbers can be on their way.
@usableFromInline
struct AnimatedModifierView<Modifier: ViewModifier & Animatable, Content: View>: Primitive {
  let modifier: Modifier
  let content: Content

  @usableFromInline
  func resolve(_ resolver: inout Resolver) {
    var shown = modifier
    shown.animatableData = resolver.animated(modifier.animatableData)
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

  /// Applies a modifier to the view, and animates changes of its numbers.
  public func modifier<Modifier: ViewModifier & Animatable>(
    _ modifier: Modifier
  ) -> some View {
    AnimatedModifierView(modifier: modifier, content: self)
  }
}
