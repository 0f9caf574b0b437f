"""The same pharmacy at dusk: the home page's picture on dark screens and while the pharmacy is closed."""
from kit.shot import shot
from props.storefront_corner import FRAMING, corner

SHOT = shot(**FRAMING, light='dusk')


def build():
    """The shop is closed."""
    return corner(closed=True)
