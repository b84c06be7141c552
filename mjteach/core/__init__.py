"""What every kind of mahjong shares: tiles, hands, readings, waits, shanten, messages."""
