extension OpponentLevel: SettingValue {}
