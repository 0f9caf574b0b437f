"""A paper shopping bag with a teal cross; products look out of it, and two stand in front."""
from kit.palette import CORAL, CREAM, TEAL, WHITE
from kit.scene import group
from kit.shot import shot
from props.printed_carton import printed_carton
from props.shopping_bag import shopping_bag
from props.squeeze_tube import squeeze_tube
from props.tablet_bottle import tablet_bottle

SHOT = shot(azimuth=14, elevation=14, lens=85, margin=.08, size=2.0, samples=32, supersample=1.25)


def build():
    """The bag in the middle, a carton and a bottle at its right. Lengths in cm."""
    root = group('otc products')
    bag = shopping_bag(root, at=(-3, 2, 0), turn=(0, 0, 4))
    printed_carton((7.6, 4.2, 11.4), 'otc-carton-fiber.svg', bag, at=(-3.5, -1.0, 11.4), turn=(0, -4, 3))
    tablet_bottle(bag, 'otc-bottle-multivitamin.svg', at=(4.0, -.6, 12.4), turn=(0, 5, -4), radius=3.1, height=10.0,
                  cap=WHITE, label_low=.9, label_high=7.5)
    squeeze_tube(bag, 'otc-tube-sunscreen.svg', at=(.2, 2.5, 13.6), turn=(0, 2, -6), radius=2.1, length=11.0,
                 color=CORAL, cap=CREAM, cap_height=2.4)
    printed_carton((7.4, 3.2, 9.6), 'otc-carton-allergy.svg', root, at=(12.6, -1.2, 0), turn=(0, 0, 8))
    tablet_bottle(root, 'otc-bottle-antacid.svg', at=(6.4, -6.0, 0), turn=(0, 0, 6), radius=3.0, height=8.3, cap=TEAL,
                  label_low=.7, label_high=6.6)
    return root
