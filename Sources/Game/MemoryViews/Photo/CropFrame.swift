import Pictures
import TextUI

/// The frame of a crop; the rest of the picture is darkened.
///
/// Every handle has one cell at any zoom. The handle of an edge that is scrolled out of sight is at
/// the edge of the window.
struct CropFrame: View {
  let controller: PictureController
  /// The cells of the square that contains the picture.
  let square: Size
  @Environment(\.isUnicode) private var isUnicode

  var body: some View {
    let rect = Self.rect(of: controller.editing.crop, in: square)
    let seen = rect.nearest(in: controller.viewport.visible(of: square))
    ZStack(alignment: .topLeading) {
      shade(Rect(x: 0, y: 0, width: square.width, height: rect.y))
      shade(Rect(x: 0, y: rect.maxY, width: square.width, height: square.height - rect.maxY))
      shade(Rect(x: 0, y: rect.y, width: rect.x, height: rect.height))
      shade(
        Rect(x: rect.maxX, y: rect.y, width: square.width - rect.maxX, height: rect.height))
      Color.clear.contentShape(Rectangle())
        .border(isUnicode ? .single : .ascii, color: .white)
        .gesture(drag(nil))
        .frame(width: rect.width, height: rect.height)
        .offset(x: rect.x, y: rect.y)
      ForEach(CropHandle.all, id: \.self) { handle in
        let place = Self.place(of: handle, on: seen)
        Text(isUnicode ? "■" : "#").foregroundStyle(.yellow).textBackground(.black)
          .gesture(drag(handle))
          .offset(x: place.x, y: place.y)
      }
    }
    .frame(width: square.width, height: square.height, alignment: .topLeading)
  }

  @ViewBuilder private func shade(_ rect: Rect) -> some View {
    if rect.width > 0, rect.height > 0 {
      Rectangle().fill(.black).opacity(0.6)
        .frame(width: rect.width, height: rect.height)
        .offset(x: rect.x, y: rect.y)
        .allowsHitTesting(false)
    }
  }

  private func drag(_ handle: CropHandle?) -> DragGesture {
    DragGesture()
      .onChanged { value in
        controller.edit {
          $0.drag(
            handle, x: Double(value.translation.width) / Double(square.width),
            y: Double(value.translation.height) / Double(square.height))
        }
      }
      .onEnded { controller.endDrag($0) }
      .onEscape { controller.edit { $0.cancelDrag() } }
  }

  /// Returns the cells of the crop, at least one.
  static func rect(of crop: Crop, in square: Size) -> Rect {
    func cells(_ middle: Double, _ length: Double, _ count: Int) -> (start: Int, count: Int) {
      let start = ((0.5 + middle - length / 2) * Double(count)).rounded()
      let end = ((0.5 + middle + length / 2) * Double(count)).rounded()
      let first = min(max(0, Int(start)), max(0, count - 1))
      return (first, max(1, min(Int(end), count) - first))
    }
    let columns = cells(crop.x, crop.width, square.width)
    let rows = cells(crop.y, crop.height, square.height)
    return Rect(x: columns.start, y: rows.start, width: columns.count, height: rows.count)
  }

  /// Returns the cell of a handle.
  static func place(of handle: CropHandle, on rect: Rect) -> Point {
    func cell(_ side: Int, _ start: Int, _ count: Int) -> Int {
      start + (side < 0 ? 0 : side > 0 ? count - 1 : (count - 1) / 2)
    }
    return Point(
      x: cell(handle.horizontal, rect.x, rect.width),
      y: cell(handle.vertical, rect.y, rect.height))
  }
}
