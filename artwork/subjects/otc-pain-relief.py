"""Pain relief: a carton, a white bottle, a blister pack before them, and a few caplets."""
from kit.materials import gloss
from kit.palette import CORAL, TEAL, WHITE
from kit.scene import group
from kit.shot import shot
from props.blister_pack import blister_pack
from props.pills import caplet
from props.printed_carton import printed_carton
from props.tablet_bottle import tablet_bottle

SHOT = shot(azimuth=6, elevation=15, lens=85, margin=.1, size=1.9, samples=36, supersample=1.25)

CAPLETS = ((5.4, -4.4, 20), (7.6, -3.2, -35), (3.5, -5.6, -12))  # x, y and turn of those on the table


def build():
    """The carton behind on the left, the bottle before it on the right. Lengths in cm."""
    root = group('pain relief')
    printed_carton((6.8, 3.6, 10.4), 'otc-carton-pain.svg', root, at=(-3.2, .6, 0), turn=(0, 0, -10))
    tablet_bottle(root, 'otc-bottle-pain.svg', at=(3.2, -.6, 0), turn=(0, 0, 6), color=WHITE, cap=TEAL)
    caplets = gloss(CORAL)
    blister_pack(root, caplets, at=(-3.4, -5.2, 0), turn=(0, 0, 68))
    for x, y, turn in CAPLETS:
        caplet(caplets, root, at=(x, y, .3), turn=(0, 0, turn))
    return root
