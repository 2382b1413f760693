extension Golden {
  /// The first format of the history, with a daily deal.
  static let history = #"""
    {"format":"memorize-history","version":1}\#t1aaa00b9
    {"id":"1","kind":"own","date":1700000000,"day":"2023-11-14","theme":"pets","themeName":"Pe\#
    ts","rules":"course","kinds":8,"copies":2,"match":2,"peek":false,"players":1,"won":true,"t\#
    urns":14,"time":61234567890,"points":12,"hints":0,"signs":".o*x!"}\#tf48d7c7a
    {"id":"2","kind":"daily","date":1700000000,"day":"2023-11-14","daily":"2023-11-14","theme"\#
    :"pets","themeName":"Pets","rules":"course","kinds":8,"copies":2,"match":2,"peek":false,"p\#
    layers":1,"won":true,"turns":14,"time":61234567890,"points":12,"hints":0,"signs":".o*x!"}\#
    \#t4e8c6339

    """#
}
