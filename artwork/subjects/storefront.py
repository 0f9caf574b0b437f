"""A corner pharmacy by day: the picture at the head of the home page."""
from kit.shot import shot
from props.storefront_corner import FRAMING, corner

SHOT = shot(**FRAMING)


def build():
    """The shop is open."""
    return corner()
