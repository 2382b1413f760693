import TextUI

struct HitTestPage: View {
  @State private var hit = "nothing"

  var body: some View {
    VStack(spacing: 1) {
      Text("Hit: \(hit)").bold()
      ZStack {
        Color.blue.frame(width: 36, height: 7).onTapGesture { hit = "the table" }
        HStack(spacing: 4) {
          Circle().fill(.yellow).frame(width: 10, height: 5)
            .contentShape(Circle())
            .onTapGesture { hit = "the circle" }
          Text("x").bold().reverse()
            .hitInsets(-1)
            .onTapGesture { hit = "the x, or a cell beside it" }
          AnimalCard(.rat)
            .allowsHitTesting(false)
        }
      }
    }
  }
}
