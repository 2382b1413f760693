extension Color {
  /// Returns the colour as animatable numbers.
  func vector(_ scheme: ColorScheme, _ role: Role) -> AnimatableVector {
    let (red, green, blue) = rgb(scheme: scheme, role: role)
    return AnimatableVector(Double(red), Double(green), Double(blue), 0)
  }

  /// Creates a colour from interpolated numbers.
  init(vector: AnimatableVector) {
    func part(_ value: Double) -> UInt8 { UInt8(max(0, min(Int(rounding: value), 255))) }
    self.init(red: part(vector[0]), green: part(vector[1]), blue: part(vector[2]))
  }
}

extension Resolver {
  /// Returns the current value of a colour that may be animated.
  @usableFromInline
  func animated(_ color: Color, _ role: Color.Role = .foreground) -> Color {
    let target = color.vector(values.colorScheme, role)
    let shown = animated(target)
    return shown == target ? color : Color(vector: shown)
  }
}
