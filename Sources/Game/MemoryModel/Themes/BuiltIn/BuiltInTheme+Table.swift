extension BuiltInTheme {
  static let table: [BuiltInTheme] = [
    BuiltInTheme(
      id: "fruit", name: "Fruit and Vegetables", color: 0x9CCC65, pairs: 10,
      faces: """
        🍎 apple, 🍐 pear, 🍊 orange, 🍋 lemon, 🍌 banana, 🍉 watermelon, 🍇 grapes, 🍓 strawberry
        🫐 blueberry, 🍈 melon, 🍒 cherry, 🍑 peach, 🥭 mango, 🍍 pineapple, 🥥 coconut, 🥝 kiwi
        🍅 tomato, 🍆 eggplant, 🥑 avocado, 🥦 broccoli, 🥬 cabbage, 🥒 cucumber, 🌽 corn, 🥕 carrot
        🧄 garlic, 🧅 onion, 🥔 potato, 🍠 yam, 🌰 chestnut, 🥜 peanut, 🍄 mushroom, 🫒 olive
        """),
    BuiltInTheme(
      id: "food", name: "Food", color: 0xD84315, pairs: 10,
      faces: """
        🍔 burger, 🍟 fries, 🍕 pizza, 🌭 hotdog, 🥪 sandwich, 🌮 taco, 🌯 burrito, 🥙 kebab
        🥚 egg, 🍳 omelet, 🥓 bacon, 🍗 drumstick, 🥩 steak, 🍞 bread, 🥐 croissant, 🥨 pretzel
        🥯 bagel, 🧀 cheese, 🥞 pancakes, 🧇 waffle, 🍜 noodles, 🍝 spaghetti, 🍣 sushi, 🍤 shrimp
        🍙 riceball, 🍛 curry, 🥟 dumpling, 🥗 salad, 🍲 stew, 🍿 popcorn, 🧂 salt, 🧈 butter
        """),
    BuiltInTheme(
      id: "sweets", name: "Sweets and Drinks", color: 0xF06292, pairs: 8,
      faces: """
        🍦 cone, 🍧 sorbet, 🍨 sundae, 🍩 donut, 🍪 cookie, 🎂 birthday, 🍰 cake, 🧁 cupcake
        🥧 pie, 🍫 chocolate, 🍬 candy, 🍭 lollipop, 🍮 custard, 🍯 honey, 🍡 dango, 🥮 mooncake
        🥛 milk, ☕ coffee, 🍵 tea, 🫖 teapot, 🥤 soda, 🧃 juice, 🧉 mate, 🧋 bubbletea
        🧊 ice, 🍼 bottle
        """),
  ]
}
