"""A sketch, for drafts only: mattress, pillow and blanket from kit.soft."""
from kit.cloth import plain_cloth, woven
from kit.palette import CORAL, TEAL, WHITE
from kit.scene import group
from kit.shot import shot
from kit.soft import cushion, draped, pillow, piping

SHOT = shot(azimuth=34, elevation=22, margin=.08)


def build():
    """90 x 200 x 16 cm, head end towards +Y."""
    root = group('bed')
    ticking = plain_cloth('#dfe7e4')
    cushion((90, 200, 16), 4, ticking, root, at=(0, 0, 8), puff=.8, tufts=(5, 11, .5))
    for z in (3, 13):
        piping(90.3, 200.3, 4.2, plain_cloth(TEAL), root, at=(0, 0, z), thickness=.6)
    pillow(66, 42, 15, plain_cloth(WHITE), root, at=(0, 70, 22), turn=(6, 0, 2), dent=2)
    draped(128, 128, (90.8, 200.8), 17.4, woven(TEAL, 1.6), root, offset=(0, -28), edge=4, thickness=1.0)
    draped(126, 26, (91.6, 201.6), 18.6, plain_cloth(CORAL), root, offset=(0, 32), edge=4.4, thickness=.8, fold=1.7)
    return root
