/// A catalogue to walk through: topics, in an order to learn them in.
public struct Gallery {
  /// In the order of the list.
  public let topics: [GalleryTopic]

  /// - Parameter topics: Those of a section, the part of a name before the slash, one after another.
  public init(_ topics: [GalleryTopic]) {
    self.topics = topics
  }

  /// What can be typed for a topic: its name, or the last part of it.
  public var names: [String] {
    topics.map(\.name) + topics.map { String($0.name.drop { $0 != "/" }.dropFirst()) }
  }

  /// The topic with exactly this name, section included.
  public func topic(named name: String) -> GalleryTopic? {
    topics.first { $0.name == name }
  }

  /// Topics that belong together, in their order.
  var sections: [(name: String, topics: [GalleryTopic])] {
    var sections: [(name: String, topics: [GalleryTopic])] = []
    for topic in topics {
      if sections.last?.name != topic.section { sections.append((topic.section, [])) }
      sections[sections.count - 1].topics.append(topic)
    }
    return sections
  }
}

extension Gallery {
  /// Pages that show what TextUI can do, each a short piece of code, and then what streams can do.
  public static var textUI: [GalleryTopic] {
    layout + data + shapes + animation + input + controls + presentation + navigation + marbles
  }
}
