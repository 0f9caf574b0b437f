"""Over-the-counter medicine: two cartons, a bottle and a blister pack."""
from kit.materials import gloss
from kit.palette import CREAM, TEAL_LIGHT, WHITE
from kit.scene import group
from kit.shot import shot
from props.blister_pack import blister_pack
from props.pills import caplet
from props.printed_carton import printed_carton
from props.tablet_bottle import tablet_bottle

SHOT = shot(azimuth=-8, elevation=16, lens=85, margin=.1, size=1.9, samples=36, supersample=1.25)


def build():
    """The teal carton behind, the coral one and the bottle before it, the blister pack in front. Lengths in cm."""
    root = group('otc medications')
    printed_carton((7.6, 3.6, 10.6), 'otc-carton-cold.svg', root, at=(-.6, 3.2, 0), turn=(0, 0, 6))
    printed_carton((6.6, 3.4, 9.4), 'otc-carton-ibuprofen.svg', root, at=(7.2, .2, 0), turn=(0, 0, -16))
    tablet_bottle(root, 'otc-bottle-allergy.svg', at=(-7.6, -1.2, 0), turn=(0, 0, -4), color=WHITE, cap=TEAL_LIGHT)
    white = gloss(CREAM)
    blister_pack(root, white, at=(1.6, -6.0, 0), turn=(0, 0, -74), empty=((1, 4),))
    caplet(white, root, at=(-4.6, -5.6, .3), turn=(0, 0, 28))
    return root
