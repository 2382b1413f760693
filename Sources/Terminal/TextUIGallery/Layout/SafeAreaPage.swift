import TextUI

struct SafeAreaPage: View {
  var body: some View {
    Color.blue
      .ignoresSafeArea()
      .overlay {
        Text("The colour goes on behind the bars and beside them.").padding()
      }
      .safeAreaInset(edge: .top) { Text(" Moves 12 ").reverse() }
      .safeAreaInset(edge: .bottom) { Text(" Score 34 ").reverse() }
      .safeAreaRegion(edge: .bottom, alignment: .trailing) { Text(" 12:34 ").reverse() }
      .safeAreaPadding(.horizontal, 3)
      .frame(maxWidth: 60, maxHeight: 12)
  }
}
