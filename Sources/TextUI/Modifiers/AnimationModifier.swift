/// What a view says about the showing of changes in it.
enum AnimationWish {
  /// Nothing: what the change itself says counts.
  case none
  case animation(Animation)
  case jump

  init(_ animation: Animation?) {
    self = animation.map { .animation($0) } ?? .jump
  }
}

extension View {
  /// Shows changes of the view in the frame in which a value changes with an animation.
  ///
  /// - Parameters:
  ///   - animation: How; nil to jump, whatever is said further up.
  ///   - value: The value.
  /// - Returns: The view.
  public func animation<Value: Equatable>(
    _ animation: Animation?, value: Value
  ) -> ResolvedView<Self> {
    ResolvedView(self) { resolver, content in
      let outer = (resolver.values.animation, resolver.values.animationScope)
      resolver.values.animationScope = resolver.identity
      if resolver.change(of: value, 6) != nil {
        resolver.values.animation = AnimationWish(animation)
      }
      resolver.store.scopedAnimations[resolver.identity] = resolver.values.animation
      resolver.scope(6) { content.resolve(&$0) }
      (resolver.values.animation, resolver.values.animationScope) = outer
    }
  }
}
