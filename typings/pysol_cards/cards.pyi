class Card:
    id: int
    rank: int
    suit: int
    def suit_s(self) -> str: ...

class CardRenderer:
    def __init__(self, print_ts: bool) -> None: ...

def createCards(num_decks: int, max_rank: int = ...) -> list[Card]: ...
