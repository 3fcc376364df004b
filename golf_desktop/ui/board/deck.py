"""The card items: one for each card of the deal on the board."""

from __future__ import annotations

from PySide6.QtWidgets import QGraphicsScene

from golf_desktop.engine.deal import Deal
from golf_desktop.ui.board.animator import Animator
from golf_desktop.ui.board.card_item import CardItem
from golf_desktop.ui.board.faces import CardFaces, face_names


class Deck:
    """Has an item for each card of a deal, and keeps those that a smaller deal leaves over.

    Args:
        scene: the board that the items lie on.
        faces: where their pictures come from.
        animator: what moves them.
    """

    def __init__(self, scene: QGraphicsScene, faces: CardFaces, animator: Animator) -> None:
        self._scene = scene
        self._faces = faces
        self._animator = animator
        self._spare: list[CardItem] = []
        self._back = "back-blue"
        self.cards: list[CardItem] = []
        """The items by their cards' index in the deal."""

    def take(self, deal: Deal) -> None:
        """Have one item for each card of a deal, with its picture."""
        count = len(deal.cards)
        while len(self.cards) < count:
            self.cards.append(self._spare.pop() if self._spare else self._new_card())
            self.cards[-1].setVisible(True)
        while len(self.cards) > count:
            item = self.cards.pop()
            self._animator.hold(item)
            item.setVisible(False)
            self._spare.append(item)
        for item, face in zip(self.cards, face_names(deal.cards), strict=True):
            item.set_pictures(face, self._back)

    def set_back(self, back: str) -> None:
        """Choose the card back, by its picture's name."""
        self._back = back
        for item in self.cards:
            item.set_pictures(item.face, back)

    def _new_card(self) -> CardItem:
        item = CardItem(self._faces, len(self.cards))
        self._scene.addItem(item)
        return item
