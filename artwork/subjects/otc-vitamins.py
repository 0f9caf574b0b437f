"""Vitamins: three bottles, with softgels and gummies in front of them."""
from kit.palette import CORAL, MINT, TEAL, WHITE
from kit.scene import group
from kit.shot import shot
from props.softgels import gummy, softgel
from props.tablet_bottle import tablet_bottle

SHOT = shot(azimuth=0, elevation=14, lens=85, margin=.09, size=1.95, samples=36, supersample=1.25)

SOFTGELS = ((-5.6, -4.2, 24), (-3.2, -5.6, -18), (-6.4, -6.4, -50), (-1.0, -4.7, 62))           # x, y, turn
GUMMIES = ((2.4, -5.4, 20, '#f6b09a'), (4.5, -4.9, -12, '#f8dc9c'), (3.1, -7.6, 38, '#bfe8d2'),
           (6.9, -5.6, 40, '#f6b09a'), (.6, -6.2, -30, '#f8dc9c'))                       # x, y, turn, colour


def build():
    """The tallest bottle in the middle at the back. Lengths in cm."""
    root = group('vitamins')
    tablet_bottle(root, 'otc-bottle-multivitamin.svg', at=(.3, 2.6, 0), radius=3.1, height=10.0, cap=WHITE,
                  label_low=.9, label_high=7.5)
    tablet_bottle(root, 'otc-bottle-vitamin-d.svg', at=(-5.4, .2, 0), turn=(0, 0, 6), color=WHITE, cap=CORAL)
    tablet_bottle(root, 'otc-bottle-omega.svg', at=(5.8, .4, 0), turn=(0, 0, -5), radius=2.8, height=8.6, color=MINT,
                  cap=TEAL, label_low=.6, label_high=6.5)
    for x, y, turn in SOFTGELS:
        softgel(root, at=(x, y, 0), turn=turn)
    for x, y, turn, color in GUMMIES:
        gummy(root, color, at=(x, y, 0), turn=turn)
    return root
