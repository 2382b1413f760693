/// A view's override of the animation of changes.
enum AnimationOverride {
  /// No override: the transaction of the change is used.
  case none
  case animation(Animation)
  case jump

  var isNone: Bool {
    if case .none = self { true } else { false }
  }

  init(_ animation: Animation?) {
    self = animation.map { .animation($0) } ?? .jump
  }
}

extension EnvironmentValues {
  /// Inherits the override of an ancestor.
  package mutating func inheritAnimation(from other: EnvironmentValues) {
    (animation, animationScope) = (other.animation, other.animationScope)
  }
}

extension FrameStore {
  /// Records the override of animations at a place in this frame.
  fileprivate func setOverride(_ override: AnimationOverride, at place: Identity) {
    if override.isNone { return }
    log.noteEffect()
    animations[overrideAt: place] = override
  }
}

extension Resolver {
  /// Animates changes here, unless an override exists.
  ///
  /// - Parameter animation: The animation; nil for no change.
  package mutating func animate(unlessSaid animation: Animation?) {
    if let animation, case .none = values.animation, store.animations.current == nil,
      !values.reducesMotion
    {
      values.animation = .animation(animation)
    }
    values.animationScope = identity
    store.setOverride(values.animation, at: identity)
  }

  /// Returns true if numbers passed to `animated` are being interpolated.
  public func isMoving(_ key: Any.Type = Animation.self) -> Bool {
    store.animations.isMoving(identity.child(key), at: store.now)
  }
}

extension View {
  /// Animates changes of the view in the frame in which a value changes.
  ///
  /// Changes of position, of the view and of its descendants, are included.
  ///
  /// - Parameters:
  ///   - animation: The animation; nil for none, whatever an ancestor sets.
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
      resolver.store.setOverride(resolver.values.animation, at: resolver.identity)
      resolver.scope(AnimationOverride.self) { content.resolve(&$0) }
      (resolver.values.animation, resolver.values.animationScope, resolver.values.flags) = outer
    }
  }
}
