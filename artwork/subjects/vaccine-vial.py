"""A vaccine vial with its label, a capped syringe in front, a round bandage beside."""
from kit.palette import TEAL
from kit.scene import group
from kit.shot import shot
from props.adhesive_bandage import round_bandage
from props.syringe import syringe
from props.vial import vial

SHOT = shot(azimuth=0, elevation=15, lens=85, margin=.11, size=1.9, samples=28)


def build():
    """The vial behind, the syringe lying across the front with its flange on the floor."""
    root = group('vaccine')
    vial(root, 'vaccine-vial.svg', at=(-1.2, 1.6, 0), turn=(0, 0, 4), cap=TEAL)
    syringe(root, at=(-4.6, -1.6, .63), turn=(90, 0, 84))
    round_bandage(root, at=(3.6, 1.6, 0))
    return root
