/// A translucent view.
@usableFromInline
struct TranslucentView<Content: View>: Primitive {
  @usableFromInline let content: Content
  @usableFromInline let opacity: Double

  @inlinable
  init(content: Content, opacity: Double) {
    self.content = content
    self.opacity = opacity
  }

  @inlinable
  func resolve(_ resolver: inout Resolver) {
    let target = opacity.isNaN ? 0 : max(0, min(opacity, 1))
    let shown = resolver.animated(AnimatableVector(target))[0]
    // A separate step, because content may animate something at the same place.
    resolver.scope(Identity.Step.content) { inner in
      inner.translucent(shown) { content.resolve(&$0) }
    }
  }
}

extension Resolver {
  /// Resolves content with an opacity: not hit below a hundredth, and not drawn at zero.
  @usableFromInline
  mutating func translucent(_ part: Double, _ content: (inout Resolver) -> Void) {
    let outer = (values.opacity, values.flags)
    let opacity = max(0, min(part, 1)) * Double(outer.0)
    values.opacity = UInt8(opacity.rounded())
    if values.opacity == 0 { values.flags.insert(.hidden) }
    if opacity < 255 * 0.01 { values.flags.insert(.ignoresHits) }
    content(&self)
    (values.opacity, values.flags) = outer
  }
}

/// A view with flags that its nodes inherit.
@usableFromInline
struct FlaggedView<Content: View>: Primitive {
  @usableFromInline let content: Content
  @usableFromInline let flags: Node.Flags

  @inlinable
  init(content: Content, flags: Node.Flags) {
    self.content = content
    self.flags = flags
  }

  @inlinable
  func resolve(_ resolver: inout Resolver) {
    let outer = resolver.values.flags
    resolver.values.flags.formUnion(flags)
    content.resolve(&resolver)
    resolver.values.flags = outer
  }
}

extension View {
  /// Sets the opacity: 1 is opaque, 0 is invisible, and below 0.01, multiplied by the ancestors'
  /// opacities, the view is not hit.
  @inlinable
  public consuming func opacity(_ opacity: Double) -> some View {
    TranslucentView(content: self, opacity: opacity)
  }

  /// Hides the view, which keeps its space.
  @inlinable
  public consuming func hidden() -> some View {
    FlaggedView(content: self, flags: .hidden)
  }

  /// Sets whether the mouse can hit the view, or what lies below it.
  @inlinable
  public consuming func allowsHitTesting(_ isAllowed: Bool) -> some View {
    FlaggedView(content: self, flags: isAllowed ? [] : .ignoresHits)
  }
}
