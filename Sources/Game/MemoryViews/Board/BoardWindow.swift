import MemoryEngine
import MemoryModel
import TextUI

/// A table with zoom that fills its space, and loads the pictures of its faces.
struct BoardWindow<Content: View>: View {
  let game: MemoryGame<Face>
  let theme: Theme
  /// Returns the faces whose pictures are shown.
  let faces: () -> [Face]
  let settings: Settings
  @Binding var viewport: Viewport
  @ViewBuilder let content: (BoardPlan, CardLook) -> Content
  @Environment(\.cellAspect) private var cellAspect
  @Environment(\.isUnicode) private var isUnicode
  @Environment(\.colors) private var colors
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.facePictures) private var pictures

  var body: some View {
    GeometryReader { window in
      let least = plan(in: window.size).size.height
      ZoomView(viewport: $viewport) {
        GeometryReader { space in board(in: space.size) }
          .frame(minWidth: 0, maxWidth: .max, minHeight: least, maxHeight: .max)
      }
    }
  }

  private func board(in space: Size) -> some View {
    let plan = plan(in: space)
    let look = CardLook(
      plan, theme, settings,
      in: CardEnvironment(isUnicode: isUnicode, colors: colors, colorScheme: colorScheme))
    return content(plan, look).findingPictures(of: look.showsPictures ? faces() : [], pictures)
  }

  private func plan(in space: Size) -> BoardPlan {
    BoardPlan(of: game, in: space, cellAspect: cellAspect, isUnicode: isUnicode, settings)
  }
}
