import Testing

@testable import TextUI
@testable import TextUICore

@Suite("Samples of cells")
nonisolated struct ShapeRasterTests {
  private static let size = Size(width: 7, height: 4)
  private static let figures: [Path] = [
    Circle().path(in: ShapeRect(size, cellAspect: 0.5)),
    Pie(start: .degrees(20), end: .degrees(250)).path(in: ShapeRect(size, cellAspect: 0.5)),
    Rectangle().inset(by: 0.4).stroke(lineWidth: 0.5).path(in: ShapeRect(size, cellAspect: 0.5)),
    Ellipse().rotation(.degrees(33)).path(in: ShapeRect(size, cellAspect: 0.5)),
  ]

  /// Returns the covered samples by testing each of them.
  private func samples(_ path: Path, _ raster: ShapeRaster, _ x: Int, _ y: Int) -> UInt8 {
    let (columns, rows) = (raster.glyphs.columns, raster.glyphs.rows)
    var samples: UInt8 = 0
    for bit in 0..<columns * rows {
      let place = ShapePoint(
        x: (Double(x) + (Double(bit % columns) + 0.5) / Double(columns)) * raster.cellAspect,
        y: Double(y) + (Double(bit / columns) + 0.5) / Double(rows))
      if path.contains(place) { samples |= 1 << bit }
    }
    return samples
  }

  @Test("scanning rows gives the same as testing each sample", arguments: ShapeGlyphs.allCases)
  func agrees(glyphs: ShapeGlyphs) {
    for aspect in [0.5, 0.43, 1] {
      let raster = ShapeRaster(glyphs: glyphs, cellAspect: aspect)
      for path in Self.figures {
        var found: [Point: UInt8] = [:]
        let all = Rect(x: -1, y: -1, width: 10, height: 6)
        raster.forEachCell(of: path, in: all) { found[Point(x: $0, y: $1)] = $2 }
        for y in -1..<5 {
          for x in -1..<9 {
            #expect(found[Point(x: x, y: y)] ?? 0 == samples(path, raster, x, y), "\(x), \(y)")
          }
        }
      }
    }
  }

  @Test(
    "rasterizing a part of the cells gives that part of the whole", arguments: ShapeGlyphs.allCases)
  func parts(glyphs: ShapeGlyphs) {
    let raster = ShapeRaster(glyphs: glyphs, cellAspect: 0.5)
    for path in Self.figures {
      var all: [Point: UInt8] = [:]
      raster.forEachCell(of: path, in: Rect(size: Self.size)) { all[Point(x: $0, y: $1)] = $2 }
      for x in 0..<Self.size.width {
        let column = Rect(x: x, y: 1, width: 1, height: 2)
        var part: [Point: UInt8] = [:]
        raster.forEachCell(of: path, in: column) { part[Point(x: $0, y: $1)] = $2 }
        #expect(part == all.filter { column.contains($0.key) })
      }
    }
  }

  @Test("every sample has its signs, and an empty space has none")
  func nothing() {
    for empty in [Rect.zero, Rect(x: 0, y: 0, width: -2, height: -3)] {
      ShapeRaster(glyphs: .quadrants, cellAspect: 0.5).forEachCell(of: Self.figures[0], in: empty) {
        _, _, _ in Issue.record("a cell of none")
      }
    }

    for glyphs in ShapeGlyphs.allCases where glyphs != .ascii {
      let scalars = (1...Int(glyphs.allSamples)).map { glyphs.scalar(for: UInt8($0)) }
      #expect((Set(scalars).count, scalars.last) == (scalars.count, 0x2588))
    }

    func sign(_ glyphs: ShapeGlyphs, _ samples: UInt8) -> String {
      String(Unicode.Scalar(glyphs.scalar(for: samples)).map(Character.init) ?? "?")
    }

    #expect(
      [
        (1...3).map { sign(.halfBlocks, $0) }, [1, 2, 4, 8, 9, 14].map { sign(.quadrants, $0) },
        (0..<8).map { sign(.braille, 1 << $0) }, [0, 1, 3, 6, 12, 15].map { sign(.ascii, $0) },
      ] == [
        ["▀", "▄", "█"], ["▘", "▝", "▖", "▗", "▚", "▟"], ["⠁", "⠈", "⠂", "⠐", "⠄", "⠠", "⡀", "⢀"],
        [" ", "'", "\"", "/", "_", "#"],
      ])
  }
}
