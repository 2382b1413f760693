import PlainJSON

func parse(_ text: String) throws -> JSON { try JSON(parsing: Array(text.utf8)) }
