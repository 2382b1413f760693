import TextUICore

/// A box-drawing character made of up to four arms: straight lines from the middle of a cell to its
/// sides.
struct BoxSign {
  private let arms: [Weight]
  private let dashes: Int

  /// The weight of a line.
  private enum Weight: UInt8 {
    case none = 48
    case light
    case heavy
    case double
  }

  /// Creates the shape of a character; nil for a curved or any other one.
  init?(_ scalar: UInt32) {
    guard 0x2500...0x257F ~= scalar else { return nil }
    let start = Int(scalar - 0x2500) * 5
    arms = Self.table[start..<start + 4].compactMap(Weight.init)
    guard arms.contains(where: { $0 != .none }) else { return nil }
    dashes =
      switch scalar {
      case 0x254C...0x254F: 2
      case 0x2504...0x2507: 3
      case 0x2508...0x250B: 4
      default: 1
      }
  }

  /// The weights to the left, right, top and bottom from U+2500 on: 1 is light, 2 heavy, 3 double.
  private static let table = Array(
    """
    1100 2200 0011 0022 1100 2200 0011 0022 1100 2200 0011 0022 0101 0201 0102 0202 \
    1001 2001 1002 2002 0110 0210 0120 0220 1010 2010 1020 2020 0111 0211 0121 0112 \
    0122 0221 0212 0222 1011 2011 1021 1012 1022 2021 2012 2022 1101 2101 1201 2201 \
    1102 2102 1202 2202 1110 2110 1210 2210 1120 2120 1220 2220 1111 2111 1211 2211 \
    1121 1112 1122 2121 1221 2112 1212 2221 2212 2122 1222 2222 1100 2200 0011 0022 \
    3300 0033 0301 0103 0303 3001 1003 3003 0310 0130 0330 3010 1030 3030 0311 0133 \
    0333 3011 1033 3033 3301 1103 3303 3310 1130 3330 3311 1133 3333 0000 0000 0000 \
    0000 0000 0000 0000 1000 0010 0100 0001 2000 0020 0200 0002 1200 0012 2100 0021
    """.utf8)
}

extension BoxSign {
  /// Returns the rectangles of the lines.
  ///
  /// - Parameter cell: The cell in the picture.
  /// - Returns: Rectangles within it.
  func parts(in cell: Rect) -> [Rect] {
    if dashes > 1 { return dashed(in: cell) }
    return (0..<4).flatMap { arm in bands(of: arm).map { rect($0, of: arm, in: cell) } }
  }

  /// A line of an arm: its range across the arm, and its start along the arm, both measured from
  /// the middle of the cell.
  private struct Band {
    let across: Range<Int>
    let start: Int
  }

  private func bands(of arm: Int) -> [Band] {
    switch arms[arm] {
    case .none: []
    case .light: [Band(across: -1..<1, start: start(of: arm))]
    case .heavy: [Band(across: -2..<2, start: start(of: arm))]
    case .double:
      [-1, 1].map { side in
        Band(across: side < 0 ? -4 ..< -2 : 2..<4, start: start(of: arm, on: side))
      }
    }
  }

  /// Returns the distance from the cell's middle at which the line of an arm starts, if the arm is
  /// no double line: 0 if the arm opposite continues the line, otherwise an edge of the crossing
  /// lines.
  private func start(of arm: Int) -> Int {
    let crossing = crossing(arm)
    if arms[arm ^ 1] != .none { return 0 }
    if crossing.contains(.double) { return crossing.contains(.none) ? -4 : 2 }
    return crossing.contains(.heavy) ? -2 : crossing.contains(.light) ? -1 : 0
  }

  /// Returns the start of one of the two lines of a double arm; on the side of another arm, the
  /// line bends into it.
  private func start(of arm: Int, on side: Int) -> Int {
    let crossing = crossing(arm)
    let (near, far) = side < 0 ? (crossing[0], crossing[1]) : (crossing[1], crossing[0])
    if near == .double { return 2 }
    if arms[arm ^ 1] != .none { return 0 }
    return far == .double ? -4 : near == .none && far == .none ? 0 : -1
  }

  /// Returns the weights of the two arms at right angles to an arm.
  private func crossing(_ arm: Int) -> [Weight] {
    arm < 2 ? [arms[2], arms[3]] : [arms[0], arms[1]]
  }

  private func rect(_ band: Band, of arm: Int, in cell: Rect) -> Rect {
    let (x, y) = (cell.x + cell.width / 2, cell.y + cell.height / 2)
    let across = band.across
    switch arm {
    case 0: return .between(cell.x, y + across.lowerBound, x - band.start, y + across.upperBound)
    case 1: return .between(x + band.start, y + across.lowerBound, cell.maxX, y + across.upperBound)
    case 2: return .between(x + across.lowerBound, cell.y, x + across.upperBound, y - band.start)
    default:
      return .between(x + across.lowerBound, y + band.start, x + across.upperBound, cell.maxY)
    }
  }

  private func dashed(in cell: Rect) -> [Rect] {
    let isAcross = arms[0] != .none
    let half = arms.contains(.heavy) ? 2 : 1
    let (x, y) = (cell.x + cell.width / 2, cell.y + cell.height / 2)
    let length = isAcross ? cell.width : cell.height
    return (0..<dashes).map { dash in
      let start = length * (4 * dash + 1) / (4 * dashes)
      let end = length * (4 * dash + 3) / (4 * dashes)
      return isAcross
        ? .between(cell.x + start, y - half, cell.x + end, y + half)
        : .between(x - half, cell.y + start, x + half, cell.y + end)
    }
  }
}

extension Rect {
  fileprivate static func between(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) -> Rect {
    Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
