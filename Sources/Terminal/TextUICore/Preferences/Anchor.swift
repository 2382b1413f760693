extension Resolver {
  /// Records the frame of content under the name of an anchor, a coordinate space or an id.
  fileprivate mutating func noting(_ name: Identity, _ content: (inout Resolver) -> Void) {
    let observer = PlaceObserver { rect, children, context in
      context.note(rect, of: name, within: children.visibleRect)
    }
    wrapper(observer, content)
  }
}

extension View {
  /// Reports the view's frame to its ancestors as part of a preference value.
  public func anchorPreference<Key: PreferenceKey>(
    key: Key.Type, transform: @escaping (Anchor) -> Key.Value
  ) -> some View {
    ResolvedView(self) { resolver, content in
      resolver.store.log.noteEffect()
      let anchor = Anchor(identity: resolver.identity.child(Anchor.self))
      resolver.store.preferences.report(
        transform(anchor), for: ObjectIdentifier(key), to: resolver.values.listener)
      resolver.noting(anchor.identity) { content.resolve(&$0) }
    }
  }

  /// Names the view's coordinate space, so that its descendants can refer to it.
  public func coordinateSpace(_ name: some Hashable) -> some View {
    ResolvedView(self) { resolver, content in
      let identity = CoordinateSpace.identity(of: name)
      resolver.noting(identity) { content.resolve(&$0) }
    }
  }

  /// Sets the identity of the view; a view with another id is a new one with new state.
  ///
  /// Popups can be anchored to the view by this id.
  public func id(_ id: some Hashable) -> some View {
    ResolvedView(self) { resolver, content in
      let outer = resolver.identity
      resolver.identity = outer.child(id: id)
      resolver.noting(Anchor.identity(of: id)) { content.resolve(&$0) }
      resolver.identity = outer
    }
  }
}

extension Anchor {
  /// Returns the identity under which the frame of a view with an id is recorded.
  package static func identity(of id: some Hashable) -> Identity {
    Identity.root.child(id: id).child(Anchor.self)
  }
}
