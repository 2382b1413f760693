/// A change of the colours of a picture that keeps its shapes and its transparency.
///
/// Each filter is a matrix for the red, green and blue of a pixel as they are saved, that is
/// gamma-encoded sRGB. Results are rounded to whole levels and clamped to 0 to 255.
public enum PictureFilter: String, CaseIterable, Hashable, Sendable {
  /// The luma of ITU-R BT.709 in all three channels; a second time it changes nothing.
  case grey
  /// The brown of old photos: the matrix of `sepia(1)` in the W3C Filter Effects Module Level 1.
  case sepia
  /// The light of a lamp: a von Kries scaling that shows the white of CIE D65 as that of D50.
  ///
  /// The luma of grey is kept.
  case warm
  /// The light of a shadow: the opposite scaling, which shows the white of CIE D50 as that of D65.
  ///
  /// The luma of grey is kept.
  case cool
  /// A contrast of one and a half times: `contrast(1.5)` in the W3C Filter Effects Module Level 1.
  ///
  /// The levels in the middle of the range, 127 and 128, are kept.
  case contrast
}

extension PictureFilter {
  /// The matrix of the filter.
  var matrix: ColorMatrix {
    switch self {
    case .grey: .grey
    case .sepia: .sepia
    case .warm: .warm
    case .cool: .cool
    case .contrast: .contrast
    }
  }
}
