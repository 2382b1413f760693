/// Who has focus, told and decided by a view: whether one view has, or which of several.
///
///     @FocusState private var field: Field?
///     TextField("Name", text: $name).focused($field, equals: .name)
///
/// The value is `false`, or nil, while none of the views has focus; writing it takes focus away.
@propertyWrapper
public struct FocusState<Value: Hashable> {
  private var state: State<Value>

  /// Makes a state of whether one view has focus.
  public init() where Value == Bool {
    state = State(wrappedValue: false)
  }

  /// Makes a state of which of several views has focus.
  public init<Name: Hashable>() where Value == Name? {
    state = State(wrappedValue: nil)
  }

  /// Who has focus; before its view is part of a frame nobody, and writes are lost.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// What `focused` takes, and other views that are to know or decide who has focus.
  public var projectedValue: Binding { Binding(binding: state.projectedValue) }

  /// Reads and writes a focus state from elsewhere.
  @propertyWrapper
  public struct Binding {
    let binding: TextUICore.Binding<Value>

    /// Who has focus.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    /// What `focused` takes.
    public var projectedValue: Binding { self }
  }
}

extension FocusState: DynamicProperty, LinkedField {
  static func link(_ field: UnsafeMutableRawPointer, at index: Int, by resolver: Resolver) {
    let focus = field.assumingMemoryBound(to: Self.self)
    withUnsafeMutablePointer(to: &focus.pointee.state) {
      State<Value>.link(UnsafeMutableRawPointer($0), at: index, by: resolver)
    }
  }
}

extension View {
  /// Lets the view have focus, and a state tell and decide whether it has.
  ///
  /// Round a control, or several views of which some can have it already, the first of them is meant.
  public func focused(_ isFocused: FocusState<Bool>.Binding) -> some View {
    focused(isFocused, equals: true, none: false)
  }

  /// Lets the view have focus, and a state tell and decide which of several views has.
  ///
  /// - Parameters:
  ///   - field: The state.
  ///   - own: What the state is while this view has focus.
  /// - Returns: The view.
  public func focused<Name: Hashable>(
    _ field: FocusState<Name?>.Binding, equals own: Name
  ) -> some View {
    focused(field, equals: own, none: nil)
  }

  private func focused<Value: Hashable>(
    _ field: FocusState<Value>.Binding, equals own: Value, none: Value
  ) -> some View {
    let target = FocusTarget(
      onChange: { hasFocus in
        if hasFocus {
          field.wrappedValue = own
        } else if field.wrappedValue == own {
          field.wrappedValue = none
        }
      }, request: field.wrappedValue == own)
    return FocusRequestView(content: self, target: target)
  }
}
