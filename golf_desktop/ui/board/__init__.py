"""The board: a scene of card items that follows the table. It knows no rule of the game."""
