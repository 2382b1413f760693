extension Golden {
  /// The first format of games: a new game with every kind of entry.
  static let game = #"""
    {"format":"memorize-game","version":1,"name":"Sunday","theme":{"id":"pets","name":"Pets",\#
    "color":"#F57C00","digest":"000000000000feed"},"words":{"42":"42","🐱":"my cat","🐶":"dog"},\#
    "played":0,"hints":0,"practice":true,"opponent":"skilled","date":1000}\#t0b1a974d
    {"deck":{"kinds":[{"copies":2,"faces":["🐶"]},{"copies":2,"faces":["🐱"]},{"copies":2,\#
    "faces":["42"]}]},"digest":"d89e329a7700bf8e","moves":[],"rules":{"bonusLimit":6000000000,\#
    "limit":null,"matchKeepsTurn":true,"matchPoints":2,"matchSize":2,"missPenalty":1,"peek":0,\#
    "players":1},"seed":"7","version":1}\#t977238f4
    [0,1500000000]\#t697bb65e
    [1,3000000000]\#t8a180fa3
    [2,4500000000]\#te7bb28d8
    {"hint":true}\#tcdf4c425
    {"shuffle":true}\#t6c28949a
    [3,6000000000]\#ta9e55ba2
    [4,7500000000]\#t4fdc2bb9
    [5,9000000000]\#tf36b0c0a
    {"shuffle":true}\#tf0c2497b
    {"undo":true}\#ta38125df
    {"undo":true}\#t40fd4287
    {"played":60000000000}\#t3ed27096

    """#

  /// A game of the second version, with several computer players.
  static let gameOfComputers = #"""
    {"format":"memorize-game","version":2,"name":"Evening","theme":{"id":"one","name":"One","c\#
    olor":"#000000","digest":"0000000000000001"},"words":{"a":"a","b":"b"},"played":0,"hints":\#
    0,"practice":false,"opponent":"casual,perfect","date":1000}\#t9bdcfe4b
    {"deck":{"kinds":[{"copies":2,"faces":["a"]},{"copies":2,"faces":["b"]}]},"digest":"d639a4\#
    0760c27bd6","moves":[],"rules":{"bonusLimit":6000000000,"limit":null,"matchKeepsTurn":true\#
    ,"matchPoints":2,"matchSize":2,"missPenalty":1,"peek":0,"players":1},"seed":"7","version":\#
    1}\#tbe0d1c6b

    """#

  /// A game of the third version, with an imported picture.
  static let gameWithPicture = #"""
    {"format":"memorize-game","version":3,"name":"Evening","theme":{"id":"one","name":"One","c\#
    olor":"#000000","digest":"0000000000000001"},"words":{"a":"a","b":"b"},"pictures":{"a":{"f\#
    ile":"0123456789abcdef.png"}},"played":0,"hints":0,"practice":false,"opponent":null,"date"\#
    :1000}\#teb59d30a
    {"deck":{"kinds":[{"copies":2,"faces":["a"]},{"copies":2,"faces":["b"]}]},"digest":"d639a4\#
    0760c27bd6","moves":[],"rules":{"bonusLimit":6000000000,"limit":null,"matchKeepsTurn":true\#
    ,"matchPoints":2,"matchSize":2,"missPenalty":1,"peek":0,"players":1},"seed":"7","version":\#
    1}\#t43b6a44f

    """#

  /// A game of the fourth version, with words as sides.
  static let gameOfSides = #"""
    {"format":"memorize-game","version":4,"name":"Evening","theme":{"id":"one","name":"One","c\#
    olor":"#000000","digest":"0000000000000001","sides":"word"},"words":{"a":"a","b":"b"},"pla\#
    yed":0,"hints":0,"practice":false,"opponent":null,"date":1000}\#tfe3e271e
    {"deck":{"kinds":[{"copies":2,"faces":["a"]},{"copies":2,"faces":["b"]}]},"digest":"d639a4\#
    0760c27bd6","moves":[],"rules":{"bonusLimit":6000000000,"limit":null,"matchKeepsTurn":true\#
    ,"matchPoints":2,"matchSize":2,"missPenalty":1,"peek":0,"players":1},"seed":"7","version":\#
    1}\#te13e0dc6

    """#

  /// A game of the fifth version, with words in two languages.
  static let gameOfLanguages = #"""
    {"format":"memorize-game","version":5,"name":"Evening","theme":{"id":"one","name":"One","c\#
    olor":"#000000","digest":"0000000000000001","sides":"en,de"},"words":{"a":"a","b":"b"},"pl\#
    ayed":0,"hints":0,"practice":false,"opponent":null,"date":1000}\#td9cf717a
    {"deck":{"kinds":[{"copies":2,"faces":["a"]},{"copies":2,"faces":["b"]}]},"digest":"d639a4\#
    0760c27bd6","moves":[],"rules":{"bonusLimit":6000000000,"limit":null,"matchKeepsTurn":true\#
    ,"matchPoints":2,"matchSize":2,"missPenalty":1,"peek":0,"players":1},"seed":"7","version":\#
    1}\#tb9ad5ed9

    """#

  /// A game of the sixth version, with the deal of a day.
  static let gameOfDay = #"""
    {"format":"memorize-game","version":6,"name":"Evening","theme":{"id":"one","name":"One","c\#
    olor":"#000000","digest":"0000000000000001"},"words":{"a":"a","b":"b"},"played":0,"hints":\#
    0,"practice":false,"opponent":null,"daily":"2026-11-24","date":1000}\#t2ee35eee
    {"deck":{"kinds":[{"copies":2,"faces":["a"]},{"copies":2,"faces":["b"]}]},"digest":"d639a4\#
    0760c27bd6","moves":[],"rules":{"bonusLimit":6000000000,"limit":null,"matchKeepsTurn":true\#
    ,"matchPoints":2,"matchSize":2,"missPenalty":1,"peek":0,"players":1},"seed":"7","version":\#
    1}\#tf8e93839

    """#

  /// A game of the seventh version, played for an experiment.
  static let gameOfExperiment = #"""
    {"format":"memorize-game","version":7,"name":"Evening","theme":{"id":"one","name":"One",\#
    "color":"#000000","digest":"0000000000000001"},"words":{"a":"a","b":"b"},"played":0,"hin\#
    ts":0,"practice":false,"opponent":null,"experiment":{"participant":"P07","condition":"A"\#
    ,"list":"000000000000feed","deal":3},"date":1000}\#taf1676fb
    {"deck":{"kinds":[{"copies":2,"faces":["a"]},{"copies":2,"faces":["b"]}]},"digest":"d639\#
    a40760c27bd6","moves":[],"rules":{"bonusLimit":6000000000,"limit":null,"matchKeepsTurn":\#
    true,"matchPoints":2,"matchSize":2,"missPenalty":1,"peek":0,"players":1},"seed":"7","ver\#
    sion":1}\#t87aaf0f9

    """#

  /// A game of the eighth version, against the memory of the player.
  static let gameOfOwnMemory = #"""
    {"format":"memorize-game","version":8,"name":"Evening","theme":{"id":"one","name":"One","c\#
    olor":"#000000","digest":"0000000000000001"},"words":{"a":"a","b":"b"},"played":0,"hints":\#
    0,"practice":false,"opponent":"casual,me","memory":{"law":"power","parameter":430000,"laps\#
    e":20000,"games":12},"date":1000}\#teb854850
    {"deck":{"kinds":[{"copies":2,"faces":["a"]},{"copies":2,"faces":["b"]}]},"digest":"d639a4\#
    0760c27bd6","moves":[],"rules":{"bonusLimit":6000000000,"limit":null,"matchKeepsTurn":true\#
    ,"matchPoints":2,"matchSize":2,"missPenalty":1,"peek":0,"players":1},"seed":"7","version":\#
    1}\#t949dc19a

    """#

  /// A game of the ninth version, with a filter and a sticker.
  static let gameWithStickers = #"""
    {"format":"memorize-game","version":9,"name":"Evening","theme":{"id":"one","name":"One\#
    ","color":"#000000","digest":"0000000000000001"},"words":{"a":"a","b":"b"},"pictures":\#
    {"a":{"file":"0123456789abcdef.png","filter":"cool","stickers":[{"emoji":"🎩","x":0.1,"\#
    y":0.0,"size":0.2}]}},"played":0,"hints":0,"practice":false,"opponent":null,"date":100\#
    0}\#tfaa75af5
    {"deck":{"kinds":[{"copies":2,"faces":["a"]},{"copies":2,"faces":["b"]}]},"digest":"d6\#
    39a40760c27bd6","moves":[],"rules":{"bonusLimit":6000000000,"limit":null,"matchKeepsTu\#
    rn":true,"matchPoints":2,"matchSize":2,"missPenalty":1,"peek":0,"players":1},"seed":"7\#
    ","version":1}\#t4d0cee9c

    """#
}
