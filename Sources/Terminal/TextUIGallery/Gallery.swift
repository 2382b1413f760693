/// A catalogue of topics, in the order in which to learn them.
public struct Gallery {
  /// The topics, in the order of the list.
  public let topics: [GalleryTopic]

  /// - Parameter topics: The topics; those of a section (the name before the slash) must be
  ///   adjacent.
  public init(_ topics: [GalleryTopic]) {
    self.topics = topics
  }

  /// The accepted names of all topics: the full name and its last part.
  public var names: [String] {
    topics.map(\.name) + topics.map { String($0.name.drop { $0 != "/" }.dropFirst()) }
  }

  /// Returns the topic with exactly this full name.
  public func topic(named name: String) -> GalleryTopic? {
    topics.first { $0.name == name }
  }

  /// The topics grouped by section, in order.
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
  /// The pages that demonstrate TextUI, each a short piece of code, followed by those of streams.
  public static var textUI: [GalleryTopic] {
    layout + data + shapes + charts + animation + input + controls + presentation + navigation
      + marbles
  }
}
