/// The animated insertion and removal of a view.
public struct Transition {
  /// Shows content at a fraction: 0 is absent, 1 is fully present.
  package let show: Showing
  /// The removal transition, if it differs from the insertion.
  var removal: Removal?
  /// True if the transition has no animation to show, so that views appear or disappear at once.
  package private(set) var isInstant = false

  /// A removal transition, boxed because a value cannot contain its own type.
  final class Removal {
    let transition: Transition

    init(_ transition: Transition) {
      self.transition = transition
    }
  }

  /// The content is escaping, because a modifier receives it as a view.
  package typealias Showing =
    @MainActor (
      inout Resolver, _ part: Double, _ content: @escaping (inout Resolver) -> Void
    ) -> Void

  /// The transition of a removal.
  package var whenRemoved: Transition { removal?.transition ?? self }

  package init(_ show: @escaping Showing) {
    self.show = show
  }
}

extension Transition {
  /// Inserts and removes the view at once.
  public static var identity: Transition {
    var identity = Transition { resolver, _, content in content(&resolver) }
    identity.isInstant = true
    return identity
  }

  /// Fades the view in and out.
  public static var opacity: Transition {
    Transition { resolver, part, content in resolver.translucent(part, content) }
  }

  /// Moves the view in over an edge of its own frame, which clips it.
  public static func move(edge: Edge) -> Transition {
    Transition { resolver, part, content in
      resolver.wrapper(EdgeShift(edge: edge, part: Float(1 - part))) { content(&$0) }
    }
  }

  /// Moves the view in from the leading edge and out over the trailing one.
  public static var slide: Transition {
    asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
  }

  /// Moves the view in over an edge and out over the opposite one.
  public static func push(from edge: Edge) -> Transition {
    asymmetric(insertion: .move(edge: edge), removal: .move(edge: edge.opposite))
  }

  /// Moves the view in from an offset.
  public static func offset(x: Int, y: Int) -> Transition {
    Transition { resolver, part, content in
      let shift = Offset(
        x: Int(rounding: Double(x) * (1 - part)), y: Int(rounding: Double(y) * (1 - part)))
      resolver.wrapper(shift) { content(&$0) }
    }
  }

  /// Scales the view up from its centre.
  public static var scale: Transition {
    Transition { resolver, part, content in
      resolver.wrapper(ScaledPlace(horizontal: Float(part), vertical: Float(part))) {
        content(&$0)
      }
    }
  }

  /// Combines different transitions of insertion and removal.
  public static func asymmetric(insertion: Transition, removal: Transition) -> Transition {
    var transition = insertion
    transition.removal = Removal(removal.removal?.transition ?? removal)
    return transition
  }

  /// Combines two simultaneous transitions.
  @MainActor public func combined(with other: Transition) -> Transition {
    let (outer, inner) = (self, other)
    var both = Transition { resolver, part, content in
      outer.show(&resolver, part) { inner.show(&$0, part, content) }
    }
    both.isInstant = isInstant && other.isInstant
    if removal != nil || other.removal != nil {
      var going = removal?.transition ?? self
      var otherGoing = other.removal?.transition ?? other
      going.removal = nil
      otherGoing.removal = nil
      both.removal = Removal(going.combined(with: otherGoing))
    }
    return both
  }

  /// Returns a transition between two states of a modifier.
  ///
  /// - Parameters:
  ///   - active: The modifier of an absent view.
  ///   - identity: The modifier of the present view.
  /// - Returns: A transition that interpolates the numbers of the modifiers.
  @MainActor public static func modifier<Modifier: ViewModifier & Animatable>(
    active: Modifier, identity: Modifier
  ) -> Transition {
    Transition { resolver, part, content in
      var modifier = identity
      let (from, to) = (active.animatableData.vector, identity.animatableData.vector)
      modifier.animatableData.vector = from + (to - from) * part
      ModifierView(modifier: modifier, content: ModifierContent(content: content))
        .resolve(&resolver)
    }
  }
}
