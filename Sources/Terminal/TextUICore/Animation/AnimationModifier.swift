/// What a view says about the showing of changes in it.
enum AnimationOverride {
  /// Nothing: what the change itself says counts.
  case none
  case animation(Animation)
  case jump

  init(_ animation: Animation?) {
    self = animation.map { .animation($0) } ?? .jump
  }
}

extension EnvironmentValues {
  /// Takes over what is said further out about the showing of changes.
  package mutating func inheritAnimation(from other: EnvironmentValues) {
    (animation, animationScope) = (other.animation, other.animationScope)
  }
}

extension Resolver {
  /// Shows changes here with an animation, if nothing else is said of them.
  ///
  /// - Parameter animation: How; nil where nothing changes.
  package mutating func animate(unlessSaid animation: Animation?) {
    if let animation, case .none = values.animation, store.animations.current == nil,
      !values.reducesMotion
    {
      values.animation = .animation(animation)
    }
    values.animationScope = identity
    store.animations[overrideAt: identity] = values.animation
  }

  /// Whether numbers that were asked for with `animated` are on their way.
  public func isMoving(_ key: Any.Type = Animation.self) -> Bool {
    store.animations.isMoving(identity.child(key), at: store.now)
  }
}

extension View {
  /// Shows changes of the view in the frame in which a value changes with an animation.
  ///
  /// That it stands elsewhere then is such a change, of it and of every view in it.
  ///
  /// - Parameters:
  ///   - animation: How; nil to jump, whatever is said further up.
  ///   - value: The value.
  /// - Returns: The view.
  public func animation<Value: Equatable>(
    _ animation: Animation?, value: Value
  ) -> some View {
    ResolvedView(self) { resolver, content in
      let outer = (
        resolver.values.animation, resolver.values.animationScope, resolver.values.flags
      )
      resolver.values.animationScope = resolver.identity
      if resolver.change(of: value, AnimationOverride.self) != nil {
        resolver.values.animation = AnimationOverride(animation)
        resolver.values.flags.movement = resolver.store.movements.number(of: animation)
      }
      resolver.store.animations[overrideAt: resolver.identity] = resolver.values.animation
      resolver.scope(AnimationOverride.self) { content.resolve(&$0) }
      (resolver.values.animation, resolver.values.animationScope, resolver.values.flags) = outer
    }
  }
}
