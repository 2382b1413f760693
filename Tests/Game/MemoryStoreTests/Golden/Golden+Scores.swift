extension Golden {
  /// The first format of scores.
  static let scores = #"""
    {"format":"memorize-scores","version":1}\#t04d6301d
    {"id":"1","theme":"animals","themeName":"Animals","rules":"course","pairs":8,\#
    "players":1,"points":12,"turns":14,"time":61234567890,"seed":"a \"seed\"\u0009🐶",\#
    "player":"Ada","date":1700000000,"won":true}\#tc2e25bc7
    {"id":"2","theme":"sea","themeName":"Animals","rules":"course","pairs":8,"players":1,\#
    "points":12,"turns":14,"time":61234567890,"seed":"a \"seed\"\u0009🐶","player":"Ada",\#
    "date":1700000000,"won":true}\#tbb088241

    """#

  /// Scores of the second version, of which one is of words as sides.
  static let scoresOfSides = #"""
    {"format":"memorize-scores","version":2}\#t2ffb63de
    {"id":"1","theme":"animals","themeName":"Animals","rules":"course","pairs":8,"players":1,"\#
    points":12,"turns":14,"time":61234567890,"seed":"a","player":"Ada","date":1700000000,"won"\#
    :true}\#t1b1eb100
    {"id":"2","theme":"animals","themeName":"Animals","rules":"course","pairs":8,"players":1,"\#
    points":12,"turns":14,"time":61234567890,"seed":"a","player":"Ada","date":1700000000,"won"\#
    :true,"sides":"word"}\#tfce02fdd

    """#

  /// Scores of the third version, of which one is of words in another language.
  static let scoresOfLanguages = #"""
    {"format":"memorize-scores","version":3}\#t36e0529f
    {"id":"1","theme":"animals","themeName":"Animals","rules":"course","pairs":8,"players":1,"\#
    points":12,"turns":14,"time":61234567890,"seed":"a","player":"Ada","date":1700000000,"won"\#
    :true}\#t1b1eb100
    {"id":"2","theme":"animals","themeName":"Animals","rules":"course","pairs":8,"players":1,"\#
    points":12,"turns":14,"time":61234567890,"seed":"a","player":"Ada","date":1700000000,"won"\#
    :true,"sides":"picture,de"}\#t482ea284

    """#
}
