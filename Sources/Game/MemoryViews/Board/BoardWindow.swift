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
  @Environment(\.ground) private var ground
  @Environment(\.facePictures) private var pictures

  var body: some View {
    GeometryReader { window in
      let words = CardWords(
        of: game, isUnicode: isUnicode, showsWords: !theme.isUnequal)
      let least = plan(in: window.size, words).size.height
      ZoomView(viewport: $viewport) {
        GeometryReader { space in board(in: space.size, words) }
          .frame(minWidth: 0, maxWidth: .max, minHeight: least, maxHeight: .max)
      }
    }
  }

  private func board(in space: Size, _ words: CardWords) -> some View {
    let plan = plan(in: space, words)
    let look = CardLook(
      plan, theme, settings,
      in: CardEnvironment(isUnicode: isUnicode, colors: colors, ground: ground))
    return content(plan, look).findingPictures(of: look.mayShowPictures ? faces() : [], pictures)
  }

  private func plan(in space: Size, _ words: CardWords) -> BoardPlan {
    BoardPlan(of: game, in: space, cellAspect: cellAspect, words: words, settings)
  }
}
