// The list of topics. A page is a view like any other, in a file of its own.

extension Gallery {
  static var layout: [GalleryTopic] {
    [
      GalleryTopic("layout/stacks", "Rows, columns and piles; spacers take what is left.") {
        StacksPage()
      },
      GalleryTopic("layout/frames", "A frame has its own size; alignment places what is in it.") {
        FramesPage()
      },
      GalleryTopic("layout/places", "Views at a place, above others, or there but unseen.") {
        PlacesPage()
      },
      GalleryTopic("layout/modifiers", "Each modifier wraps what is before it: order matters.") {
        ModifiersPage()
      },
      GalleryTopic("layout/text", "Text wraps, or is cut where it does not fit.") { TextPage() },
      GalleryTopic("layout/geometry", "Views that know their size, and sides that look equal.") {
        GeometryPage()
      },
      GalleryTopic("layout/grid", "A grid finds its own columns; choose a size and scroll.") {
        GridPage()
      },
      GalleryTopic("layout/scroll", "Scroll by wheel, drag, arrows or the bar.") { ScrollPage() },
      GalleryTopic("layout/lazy", "A hundred thousand cards; only those in sight are made.") {
        LazyPage()
      },
      GalleryTopic("layout/container-relative", "Always three to a screen; scroll sideways.") {
        ContainerRelativePage()
      },
      GalleryTopic("layout/safe-area", "Bars take room at the edges; colours may ignore them.") {
        SafeAreaPage()
      },
      GalleryTopic("layout/custom", "A layout of one's own is two functions; change the gap.") {
        FanPage()
      },
      GalleryTopic("layout/subviews", "A container counts its views and puts lines between them.") {
        SubviewsPage()
      },
    ]
  }

  static var data: [GalleryTopic] {
    [
      GalleryTopic("data/state", "State belongs to one view; a binding lends it to others.") {
        StatePage()
      },
      GalleryTopic("data/model", "A model of one's own, shown and changed through bindings.") {
        ModelPage()
      },
      GalleryTopic("data/lifecycle", "Views are told when they come, change and go.") {
        LifecyclePage()
      },
      GalleryTopic("data/environment", "What views inherit from those above; switch it off.") {
        EnvironmentPage()
      },
      GalleryTopic(
        "data/environment-key", "A value of one's own, inherited or said anew; let it snow."
      ) {
        EnvironmentKeyPage()
      },
      GalleryTopic("data/reports", "Cards report points to those above; turn some.") {
        ReportsPage()
      },
      GalleryTopic("data/preferences", "Views report where they are to those above; choose one.") {
        PreferencesPage()
      },
      GalleryTopic("data/list", "A million rows, of which only those in sight exist.") {
        ListPage()
      },
      GalleryTopic("data/task", "Work beside the drawing; its result comes when it is there.") {
        TaskPage()
      },
      GalleryTopic("data/sections", "Animals by their first letter.") { SectionsPage() },
    ]
  }

  static var shapes: [GalleryTopic] {
    [
      GalleryTopic("shapes/figures", "Shapes fit any space; equal sides look equal.") {
        ShapesPage()
      },
      GalleryTopic("shapes/path", "A path of one's own, drawn with a growing part of its line.") {
        PathPage()
      },
      GalleryTopic("shapes/pie", "The pie behind the face says how much bonus is left.") {
        PiePage()
      },
      GalleryTopic("shapes/drawing", "Free drawing, with parts that can be tapped.") {
        DrawingPage()
      },
    ]
  }

  static var animation: [GalleryTopic] {
    [
      GalleryTopic("animation/curves", "One change, shown in five ways; turn round midway.") {
        AnimationPage()
      },
      GalleryTopic("animation/repeats", "Later, faster, for ever, and what is done at the end.") {
        RepeatsPage()
      },
      GalleryTopic("animation/flip", "Turn a card, and turn it back while it turns.") {
        FlipPage()
      },
      GalleryTopic("animation/transitions", "How views come and go.") { TransitionsPage() },
      GalleryTopic(
        "animation/composed-transitions", "Comings and goings made of others; hide and show."
      ) {
        ComposedTransitionsPage()
      },
      GalleryTopic("animation/matched-geometry", "Cards fly from the pile to the table.") {
        MatchedGeometryPage()
      },
      GalleryTopic("animation/timeline", "A view made anew each second, while it runs.") {
        TimelinePage()
      },
    ]
  }

  static var input: [GalleryTopic] {
    [
      GalleryTopic("input/gestures", "Tap, tap twice, hold, drag; + and - change the size.") {
        GesturesPage()
      },
      GalleryTopic("input/mouse", "Move over the frame, press, drag out of it, turn the wheel.") {
        MousePage()
      },
      GalleryTopic("input/hit-testing", "The frontmost view is hit, where it has its shape.") {
        HitTestPage()
      },
      GalleryTopic("input/focus", "Arrows go to the nearest card, Tab to the next.") {
        FocusPage()
      },
      GalleryTopic("input/keys", "Every key and paste is told to the view with the keyboard.") {
        KeysPage()
      },
      GalleryTopic("input/shortcuts", "Keys that press buttons, wherever the keyboard is.") {
        ShortcutsPage()
      },
    ]
  }

  static var controls: [GalleryTopic] {
    [
      GalleryTopic("controls/basics", "Press, turn on and off, count; Tab leads on.") {
        ControlsPage()
      },
      GalleryTopic("controls/styles", "Looks of buttons; hold the mouse on those of one's own.") {
        StylesPage()
      },
      GalleryTopic("controls/choices", "One of several, by arrows or a click.") { ChoicesPage() },
      GalleryTopic("controls/progress", "How much is done, or that something is being done.") {
        ProgressPage()
      },
      GalleryTopic("controls/form", "A form says what is wrong while one types.") { FormPage() },
      GalleryTopic("controls/submit", "Type dog, owl or bee, and press Enter.") {
        SubmitPage()
      },
      GalleryTopic("controls/speech", "What a screen reader is told; press Enter.") {
        SpeechPage()
      },
    ]
  }

  static var presentation: [GalleryTopic] {
    [
      GalleryTopic("presentation/popups", "Popups come in over the nearest edge.") { PopupsPage() },
      GalleryTopic("presentation/anchored-popup", "A menu beside the button that opens it.") {
        AnchoredPopupPage()
      },
      GalleryTopic("presentation/point-popup", "Click anywhere: the popup opens there.") {
        PointPopupPage()
      },
      GalleryTopic("presentation/draggable-popup", "Open it and drag it anywhere; Esc closes it.") {
        DraggablePopupPage()
      },
      GalleryTopic("presentation/popup-queue", "Popups of a centre come one after the other.") {
        QueuePage()
      },
      GalleryTopic("presentation/dialog", "A question with three answers; Esc is the careful one.")
      {
        DialogPage()
      },
      GalleryTopic("presentation/snackbars", "Messages that go by themselves, errors first.") {
        SnackbarsPage()
      },
    ]
  }

  static var navigation: [GalleryTopic] {
    [
      GalleryTopic("navigation/stack", "Screens on screens; a path says which.") {
        NavigationPage()
      },
      GalleryTopic(
        "navigation/links", "Links that hold their screens; a screen may leave by itself."
      ) {
        LinksPage()
      },
      GalleryTopic("navigation/tabs", "Each tab keeps what it remembers; feed them all.") {
        TabsPage()
      },
      GalleryTopic("navigation/split-view", "A list beside its detail, or before it where narrow.")
      {
        SplitPage()
      },
      GalleryTopic("navigation/ratio-split", "Drag the line, or focus it and use the arrows.") {
        RatioSplitPage()
      },
      GalleryTopic("navigation/zoom", "+ and - zoom, drag or arrows move, 0 goes back.") {
        ZoomPage()
      },
    ]
  }
}
