import TextUI

struct MarkdownPage: View {
  private let text = """
    # How to *play*

    Turn up **two cards**. If they match, they stay; ~~otherwise you pay~~.

    1. Choose a card with the arrows.
    2. Turn it up with `Enter`:
       - a pair scores **four** points,
       - a miss costs _one_.

    > Nobody remembers everything.

    ```
    memorize play --pairs 10
    ```

    More in [the rules](https://example.com/rules).
    """

  var body: some View {
    ScrollView { Markdown(text).padding(.horizontal, 1) }
      .border(.rounded)
      .frame(maxWidth: 50, maxHeight: 22)
      .defaultFocus()
  }
}
