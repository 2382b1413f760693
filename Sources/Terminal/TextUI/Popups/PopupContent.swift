extension View {
  /// Resolves the popup's content, and announces it when the popup opens.
  ///
  /// It is announced by the label and the hint of the whole content, or without a label by its
  /// texts before the first control.
  func resolveInPopup(_ resolver: inout Resolver) {
    let words = WholeWords(of: self)
    let isNew = resolver.lifecycle(PopupIntroduction.self).isNew
    let outer = (resolver.values.wholeWords, resolver.values.awaitsWholeBody)
    (resolver.values.wholeWords, resolver.values.awaitsWholeBody) = (words, words.awaitsBody)
    let texts = resolver.collectingIntroduction(resolve)
    (resolver.values.wholeWords, resolver.values.awaitsWholeBody) = outer
    guard isNew else { return }
    let sentence = words.sentence
    let isLabelled = words.hasLabel || texts.isEmpty
    let spoken = isLabelled ? sentence : sentence.isEmpty ? texts : texts.followed(by: sentence)
    if !spoken.isEmpty { resolver.announce(spoken) }
  }
}

/// The key of the record by which a popup is announced once.
private enum PopupIntroduction {}
