/// What is remembered of a view with a transition, so that it can be shown leaving.
final class TransitionRecord {
  let identity: Identity
  var lastFrame = 0
  /// Counts the views with transitions of a frame, in the order of the views.
  var order = 0
  var isLeaving = false
  /// The view round it that says an animation for changes, and what it says for the leaving.
  var animationScope: Identity?
  var animation = AnimationOverride.none
  /// The view with a transition round it, which takes it along when both leave.
  var enclosing: Identity?
  /// The layer it stands in.
  var layer = Identity.root
  var scope = Identity.root
  /// Where its views stood, and what they could be seen through.
  var rects: [Rect] = []
  var clip = Rect.zero
  /// Whether its leaving takes time at all.
  var leavesSlowly = true
  /// Shows what the view was when it was last there.
  var leaving: Subtree?

  init(identity: Identity) {
    self.identity = identity
  }
}

/// A view that comes and goes with a transition.
@usableFromInline
struct TransitionView<Content: View>: Primitive {
  let content: Content
  let transition: Transition

  @usableFromInline
  func resolve(_ resolver: inout Resolver) {
    let record = resolver.store.transitions.visit(resolver.identity)
    record.visit(resolver)
    let part = resolver.animated(
      AnimatableVector(1), key: TransitionRecord.self,
      from: resolver.isFirstFrame ? nil : AnimatableVector(0))[0]
    rememberLeaving(record, resolver)
    let outer = resolver.values.enclosingTransition
    resolver.values.enclosingTransition = resolver.identity
    // There are several places of a view that is a group.
    let observer = PlaceObserver { rect, children, _ in
      record.rects.append(rect)
      record.clip = children.layoutContext.clip
    }
    resolver.wrapper(observer) { inner in
      if part == 1 {
        content.resolve(&inner)
      } else {
        show(transition, part, &inner)
      }
    }
    resolver.values.enclosingTransition = outer
  }

  /// Shows a part of the content, which is the same to itself whatever is round it.
  private func show(_ transition: Transition, _ part: Double, _ resolver: inout Resolver) {
    let identity = resolver.identity
    transition.show(&resolver, part) { inner in
      let outer = inner.identity
      inner.identity = identity
      content.resolve(&inner)
      inner.identity = outer
    }
  }

  private func rememberLeaving(_ record: TransitionRecord, _ resolver: Resolver) {
    let identity = resolver.identity
    let transition = transition.removal?.transition ?? transition
    record.leavesSlowly = !transition.isInstant
    // The record keeps this content, which must not keep the record in turn.
    record.leaving = Subtree(resolver) { [unowned record] inner, _ in
      inner.identity = identity
      inner.values.beginLeaving(identity, record.animation)
      let part = inner.animated(AnimatableVector(0), key: TransitionRecord.self)[0]
      inner.container(LeavingLayout(record: record)) { show(transition, part, &$0) }
    }
  }
}

extension EnvironmentValues {
  /// What a view that leaves no longer takes part in.
  fileprivate mutating func beginLeaving(_ identity: Identity, _ animation: AnimationOverride) {
    self.animation = animation
    enclosingTransition = identity
    isLeaving = true
    isEnabled = false
    isFocused = false
    listener = -1
    flags.formUnion([.ignoresHits, .jumps])
  }
}

/// Places views that leave where they stood.
private struct LeavingLayout: Layout {
  unowned let record: TransitionRecord

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    proposal.replacingUnspecified(by: .zero)
  }

  func placeSubviews(in rect: Rect, _ children: Subviews) {
    children.clipped(to: record.clip) {
      for (child, rect) in zip(children, record.rects) { child.placeAtOnce(in: rect) }
    }
  }
}

extension View {
  /// Says how the view comes and goes when a change that is animated makes it.
  ///
  /// A view that is there in the very first frame is just there. One that leaves is drawn above the
  /// others of its window or layer, takes no hits, and no part in the layout. Views with transitions
  /// in it leave as a part of it.
  public func transition(_ transition: Transition) -> some View {
    TransitionView(content: self, transition: transition)
  }
}
