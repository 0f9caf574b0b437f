"""A sketch, for drafts only: compression stockings on leg forms, and a pressure cuff."""
from kit.cloth import plain_cloth
from kit.legs import leg, stocking
from kit.materials import matte
from kit.palette import CREAM, SAND, TEAL, TEAL_DARK
from kit.scene import group
from kit.shot import shot
from kit.soft import cuff

SHOT = shot(azimuth=24, elevation=10, margin=.09)


def build():
    """Two legs side by side, one closed and one open toe."""
    root = group('stockings')
    closed = leg(matte(CREAM), root, turn=(0, 0, -12))
    stocking(TEAL, closed, heel=TEAL_DARK)
    opened = leg(matte(CREAM), root, at=(6, 19, 0), turn=(0, 0, -12))
    stocking(SAND, opened, low=.16)
    cuff(5.2, 14, plain_cloth(TEAL), root, at=(30, 2, 7), thickness=1.6)
    return root
