public import TextUI

/// Pages that show what TextUI can do, in an order to learn it in.
public enum Gallery {
  public static var topics: [GalleryTopic] {
    layout + data + shapes + animation + input + controls + presentation + navigation
  }

  /// The pages, and the screens of the game.
  public static var everything: [GalleryTopic] { topics + screens }

  /// The pages as previews.
  public static var previews: [Preview] { topics.map(\.preview) }

  /// What can be typed for a topic: its name, or the last part of it.
  public static var names: [String] {
    everything.map(\.name) + everything.map { String($0.name.drop { $0 != "/" }.dropFirst()) }
  }

  public static func topic(named name: String) -> GalleryTopic? {
    everything.first { $0.name == name }
  }

  /// Topics that belong together, in their order.
  static var sections: [(name: String, topics: [GalleryTopic])] {
    var sections: [(name: String, topics: [GalleryTopic])] = []
    for topic in everything {
      if sections.last?.name != topic.section { sections.append((topic.section, [])) }
      sections[sections.count - 1].topics.append(topic)
    }
    return sections
  }
}
