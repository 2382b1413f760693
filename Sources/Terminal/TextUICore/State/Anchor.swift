extension Resolver {
  /// Notes where content stands, by the name of an anchor, a space or an id.
  fileprivate mutating func noting(_ name: Identity, _ content: (inout Resolver) -> Void) {
    let observer = PlaceObserver { rect, children, context in
      context.note(rect, of: name, within: children.visibleRect)
    }
    wrapper(observer, content)
  }
}

extension View {
  /// Reports the view's rectangle to the views above, as a part of some value.
  public func anchorPreference<Key: PreferenceKey>(
    key: Key.Type, transform: @escaping (Anchor) -> Key.Value
  ) -> some View {
    ResolvedView(self) { resolver, content in
      let anchor = Anchor(identity: resolver.identity.child(Anchor.self))
      resolver.store.preferences.report(
        transform(anchor), for: ObjectIdentifier(key), to: resolver.values.listener)
      resolver.noting(anchor.identity) { content.resolve(&$0) }
    }
  }

  /// Gives places in the view numbers that views below it can ask for by name.
  public func coordinateSpace(_ name: some Hashable) -> some View {
    ResolvedView(self) { resolver, content in
      let identity = CoordinateSpace.identity(of: name)
      resolver.noting(identity) { content.resolve(&$0) }
    }
  }

  /// Gives the view an identity of its own: with another id it is another view, and remembers nothing.
  ///
  /// Popups can be anchored to it by the id.
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
  /// Under which the rectangle of a view with an id is remembered.
  package static func identity(of id: some Hashable) -> Identity {
    Identity.root.child(id: id).child(Anchor.self)
  }
}
