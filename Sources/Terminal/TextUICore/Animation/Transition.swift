/// How a view comes and goes when its coming and going is animated.
public struct Transition {
  /// Shows content that is there to some part: 0 is not there, 1 is wholly there.
  package let show: Showing
  /// The transition of going, where it differs from that of coming.
  var removal: Removal?
  /// Whether nothing of it is to be seen.
  var isInstant = false

  /// A transition for going; boxed, because a value cannot hold one of its own kind.
  final class Removal {
    let transition: Transition

    init(_ transition: Transition) {
      self.transition = transition
    }
  }

  /// The content escapes, for a modifier is handed it as a view.
  package typealias Showing = (
    inout Resolver, _ part: Double, _ content: @escaping (inout Resolver) -> Void
  ) -> Void

  package init(_ show: @escaping Showing) {
    self.show = show
  }
}

extension Transition {
  /// Comes and goes at once.
  public static var identity: Transition {
    var identity = Transition { resolver, _, content in content(&resolver) }
    identity.isInstant = true
    return identity
  }

  /// Becomes opaque.
  public static var opacity: Transition {
    Transition { resolver, part, content in resolver.translucent(part, content) }
  }

  /// Comes in over an edge of its own place, which cuts off what is beyond.
  public static func move(edge: Edge) -> Transition {
    Transition { resolver, part, content in
      resolver.wrapper(EdgeShift(edge: edge, part: Float(1 - part))) { content(&$0) }
    }
  }

  /// Comes from the leading edge and goes over the trailing one.
  public static var slide: Transition {
    asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
  }

  /// Pushes the view in over an edge and out over the opposite one.
  public static func push(from edge: Edge) -> Transition {
    asymmetric(insertion: .move(edge: edge), removal: .move(edge: edge.opposite))
  }

  /// Comes from a place so far away.
  public static func offset(x: Int, y: Int) -> Transition {
    Transition { resolver, part, content in
      let shift = Offset(
        x: Int(rounding: Double(x) * (1 - part)), y: Int(rounding: Double(y) * (1 - part)))
      resolver.wrapper(shift) { content(&$0) }
    }
  }

  /// Grows out of the middle.
  public static var scale: Transition {
    Transition { resolver, part, content in
      resolver.wrapper(ScaledPlace(horizontal: Float(part), vertical: Float(part))) {
        content(&$0)
      }
    }
  }

  /// Comes in one way and goes in another.
  public static func asymmetric(insertion: Transition, removal: Transition) -> Transition {
    var transition = insertion
    transition.removal = Removal(removal.removal?.transition ?? removal)
    return transition
  }

  /// Both at the same time.
  public func combined(with other: Transition) -> Transition {
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

  /// A transition between two states of a modifier.
  ///
  /// - Parameters:
  ///   - active: The modifier of a view that is not there yet, or not any more.
  ///   - identity: The modifier of the view that is there.
  /// - Returns: A transition that moves the numbers of one to those of the other.
  public static func modifier<Modifier: ViewModifier & Animatable>(
    active: Modifier, identity: Modifier
  ) -> Transition {
    Transition { resolver, part, content in
      var modifier = identity
      let (from, to) = (active.animatableData, identity.animatableData)
      modifier.animatableData = from + (to - from) * part
      ModifierView(modifier: modifier, content: ModifierContent(content: content))
        .resolve(&resolver)
    }
  }
}
