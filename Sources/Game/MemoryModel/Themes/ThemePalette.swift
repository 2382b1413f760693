import MemoryEngine

extension Theme.Color {
  /// The colours to choose from, which are distinguishable on dark and on light backgrounds.
  public static let palette: [(name: String, color: Theme.Color)] = [
    ("Red", Theme.Color(rgb: 0xE5_3935)), ("Orange", Theme.Color(rgb: 0xFF_7043)),
    ("Yellow", Theme.Color(rgb: 0xFD_D835)), ("Lime", Theme.Color(rgb: 0x9C_CC65)),
    ("Green", Theme.Color(rgb: 0x4C_AF50)), ("Teal", Theme.Color(rgb: 0x00_897B)),
    ("Sky", Theme.Color(rgb: 0x4F_C3F7)), ("Blue", Theme.Color(rgb: 0x39_49AB)),
    ("Violet", Theme.Color(rgb: 0x7E_57C2)), ("Pink", Theme.Color(rgb: 0xF0_6292)),
    ("Brown", Theme.Color(rgb: 0x8D_6E63)), ("Gray", Theme.Color(rgb: 0x78_909C)),
  ]

  /// Returns a colour of the palette for a name; deterministic, and different for most names.
  public init(for name: String) {
    let place = Fingerprint(name).number % UInt64(Self.palette.count)
    self = Self.palette[Int(place)].color
  }
}
