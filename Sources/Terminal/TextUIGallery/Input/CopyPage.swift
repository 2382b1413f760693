import TextUI

struct CopyPage: View {
  @Environment(\.copy) private var copy
  private let seeds = ["golden-owl-41", "quiet-fox-7", "happy-bee-93"]

  var body: some View {
    VStack(spacing: 1) {
      ForEach(seeds, id: \.self) { SeedRow(seed: $0) }
      Button("Copy them all") { copy(seeds.joined(separator: "\n")) }
      AnnouncementLine().frame(height: 1)
    }
  }
}

private struct SeedRow: View {
  @Environment(\.isFocused) private var isFocused
  let seed: String

  var body: some View {
    Text(seed).reverse(isFocused).focusable().copyable(seed)
  }
}
