/// The destination of a type of values: a closure that returns the screen's content for a value.
struct NavigationDestination {
  let type: ObjectIdentifier
  let content: (AnyHashable) -> ((inout Resolver) -> Void)?
}

/// A view that declares the destination of a type of values.
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

/// A view that can declare its destinations without being resolved.
///
/// This keeps destinations declared at the root current while another screen covers it.
@MainActor protocol DestinationDeclaring {
  func declareDestinations(to screen: NavigationScreen)
}

extension NavigationDestinationView: DestinationDeclaring {
  func declareDestinations(to screen: NavigationScreen) {
    screen.add(destination)
    (content as? any DestinationDeclaring)?.declareDestinations(to: screen)
  }
}

extension View {
  /// Declares the screen that the stack shows for the values of a type.
  ///
  /// The destination applies to links in this screen and all screens above it; if several screens
  /// declare a type, the one nearest to the root wins. A destination inside a `GeometryReader` or a
  /// lazy container takes effect only once that container has been on the screen.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - destination: A closure that returns the screen of a value. Its captured values are those
  ///     of the last frame that showed this view, unless the view is the root of the stack.
  /// - Returns: The view.
  public func navigationDestination<Value: Hashable, Destination: View>(
    for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View {
    NavigationDestinationView(content: self, screen: destination)
  }
}
