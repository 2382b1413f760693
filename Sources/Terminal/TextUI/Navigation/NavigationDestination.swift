/// What a screen shows for the values of a type.
struct NavigationDestination {
  let type: ObjectIdentifier
  let content: (AnyHashable) -> ((inout Resolver) -> Void)?
}

/// A view with screens for the values of a type.
@usableFromInline
struct NavigationDestinationView<
  Content: View, Value: Hashable, Destination: View
>: Primitive {
  let content: Content
  let screen: (Value) -> Destination

  @usableFromInline
  func resolve(_ resolver: inout Resolver) {
    resolver.values[NavigationKey.self]?.screen.add(destination)
    content.resolve(&resolver)
  }

  private var destination: NavigationDestination {
    NavigationDestination(type: ObjectIdentifier(Value.self)) { value in
      guard let value = value.base as? Value else { return nil }
      return { screen(value).resolve(&$0) }
    }
  }
}

/// A view that says its destinations without being resolved.
///
/// So those right at the root of a stack are always the latest, even while a screen covers them.
protocol DestinationDeclaring {
  func declareDestinations(to screen: NavigationScreen)
}

extension NavigationDestinationView: DestinationDeclaring {
  func declareDestinations(to screen: NavigationScreen) {
    screen.add(destination)
    (content as? any DestinationDeclaring)?.declareDestinations(to: screen)
  }
}

extension View {
  /// Says which screen the stack shows for the values of a type.
  ///
  /// The screen is there for links in this and all screens above it; where several have one for a
  /// type, that nearest to the root counts. A stack does not hear it from inside of a
  /// `GeometryReader` or a lazy container before these have been on the screen.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - destination: Makes the screen of a value. What it captures is that of the last frame in
  ///     which this view was seen, unless the view is the root of the stack itself.
  /// - Returns: The view.
  public func navigationDestination<Value: Hashable, Destination: View>(
    for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View {
    NavigationDestinationView(content: self, screen: destination)
  }
}
