/// The record of a view with a transition, with which its removal is shown.
final class TransitionRecord {
  let identity: Identity
  var lastFrame = 0
  /// The index among the frame's views with transitions.
  var order = 0
  var isLeaving = false
  /// The nearest ancestor with an animation of its own, which applies to the removal.
  var animationScope: Identity?
  var animation = AnimationOverride.none
  /// The ancestor with a transition, which takes the view along when both are removed.
  var enclosing: Identity?
  /// The layer that contains the view.
  var layer = Identity.root
  var scope = Identity.root
  /// The frames of the views that make up this view, and their clips.
  var rects: [Rect] = []
  var clip = Rect.zero
  /// True if the removal of the view takes time.
  var leavesSlowly = true
  /// The last content of the view, to show its removal.
  var leaving: Subtree?

  init(identity: Identity) {
    self.identity = identity
  }
}

/// A view with a transition.
@usableFromInline
struct TransitionView<Content: View>: Primitive {
  let content: Content
  let transition: Transition

  @usableFromInline
  func resolve(_ resolver: inout Resolver) {
    resolver.store.log.noteEffect()
    let record = resolver.store.transitions.visit(resolver.identity)
    record.visit(resolver)
    let part = resolver.animated(
      AnimatableVector(1), key: TransitionRecord.self,
      from: resolver.isFirstFrame ? nil : AnimatableVector(0))[0]
    rememberLeaving(record, resolver)
    let outer = resolver.values.enclosingTransition
    resolver.values.enclosingTransition = resolver.identity
    // A view that is a group has several frames.
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

  /// Shows a fraction of the content, whose identity does not depend on what is around it.
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
    // The record retains this content, which must not retain the record.
    record.leaving = Subtree(resolver) { [unowned record] inner, _ in
      inner.identity = identity
      inner.values.beginLeaving(identity, record.animation)
      let part = inner.animated(AnimatableVector(0), key: TransitionRecord.self)[0]
      inner.container(LeavingLayout(record: record)) { show(transition, part, &$0) }
    }
  }
}

extension EnvironmentValues {
  /// Resets the environment for a view that is being removed.
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

/// Places removed views where they were.
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
  /// Sets the animated insertion and removal of the view.
  ///
  /// A view in the very first frame appears at once. A removed view is drawn above the others of
  /// its window or layer, and takes no part in hit tests and layout. Descendants with transitions
  /// are removed as part of it.
  public func transition(_ transition: Transition) -> some View {
    TransitionView(content: self, transition: transition)
  }
}
