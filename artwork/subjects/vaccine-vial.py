"""A vaccine vial with its label, a capped syringe in front, a round bandage beside."""
from kit.palette import TEAL
from kit.scene import group
from kit.shot import shot
from props.adhesive_bandage import round_bandage
from props.syringe import REST, syringe
from props.vial import vial

SHOT = shot(azimuth=0, elevation=17, lens=85, margin=.11, size=1.9, samples=34, supersample=1.25)


def build():
    """The vial behind, the syringe lying across the front on its flange."""
    root = group('vaccine')
    vial(root, 'vaccine-vial.svg', at=(-1.5, 1.7, 0), turn=(0, 0, 2), cap=TEAL)
    syringe(root, at=(-2.7, -.9, REST), turn=(0, 90, -16))
    round_bandage(root, at=(2.9, 1.5, 0), turn=(0, 0, 10))
    return root
