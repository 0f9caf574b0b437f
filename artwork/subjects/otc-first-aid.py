"""First aid: a teal case with a white cross, a carton of bandages, antiseptic spray, ointment and loose strips."""
from kit.palette import CORAL, TEAL, WHITE
from kit.scene import group
from kit.shot import shot
from props.adhesive_bandage import bandage_strip, round_bandage
from props.first_aid_case import first_aid_case
from props.nasal_spray import mist_bottle
from props.printed_carton import printed_carton
from props.squeeze_tube import squeeze_tube

SHOT = shot(azimuth=6, elevation=16, lens=85, margin=.09, size=1.95, samples=28, supersample=1.25)


def build():
    """The case behind, its contents before it. Lengths in cm."""
    root = group('first aid')
    first_aid_case(root, at=(0, 3.2, 0), turn=(0, 0, -4))
    printed_carton((9.0, 3.4, 6.4), 'otc-carton-bandages.svg', root, at=(-8.0, -3.8, 0), turn=(0, 0, -10))
    mist_bottle(root, 'otc-mist-antiseptic.svg', at=(12.0, -1.6, 0), turn=(0, 0, -4), pump=TEAL)
    squeeze_tube(root, 'otc-tube-ointment.svg', at=(7.4, -4.6, 0), turn=(0, 0, -2), radius=1.5, length=8.6, cap=TEAL,
                 color=WHITE, cap_height=1.8)
    bandage_strip(root, at=(-.8, -6.4, 0), turn=(0, 0, 16), color='#dfb48f')
    bandage_strip(root, at=(2.6, -8.9, 0), turn=(0, 0, -8), color=CORAL)
    round_bandage(root, at=(8.6, -8.6, 0), color='#dfb48f')
    return root
