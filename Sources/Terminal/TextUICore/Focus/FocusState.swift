/// The focus of a view, or of one among several, as readable and writable state.
///
///     @FocusState private var field: Field?
///     TextField("Name", text: $name).focused($field, equals: .name)
///
/// The value is `false`, or nil, while none of the views has focus; writing that removes focus,
/// and writing another value requests it.
@propertyWrapper
public struct FocusState<Value: Hashable> {
  private var state: State<Value>

  /// Creates the focus state of one view.
  public init() where Value == Bool {
    state = State(wrappedValue: false)
  }

  /// Creates the focus state of several views.
  public init<Name: Hashable>() where Value == Name? {
    state = State(wrappedValue: nil)
  }

  /// The focused view; before the first frame none, and writes are lost.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding for `focused` and for other views that read or move the focus.
  public var projectedValue: Binding { Binding(binding: state.projectedValue) }

  /// A reference to a focus state.
  @propertyWrapper
  public struct Binding {
    let binding: TextUICore.Binding<Value>

    /// The focused view.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    /// The binding itself, for `focused`.
    public var projectedValue: Binding { self }
  }
}

extension FocusState: DynamicProperty {}

extension View {
  /// Makes the view focusable, and connects its focus with a state.
  ///
  /// Around a control, or several views with a focusable one, the first of them is meant.
  public func focused(_ isFocused: FocusState<Bool>.Binding) -> some View {
    focused(isFocused, equals: true, none: false)
  }

  /// Makes the view focusable, and connects its focus with a state of several views.
  ///
  /// - Parameters:
  ///   - field: The state.
  ///   - own: The value of the state while this view has focus.
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
