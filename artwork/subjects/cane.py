"""Two quad canes with soft grips, each standing on its four feet."""
from kit.palette import SAND, TEAL_DARK
from kit.scene import group
from kit.shot import shot
from props.quad_cane import quad_cane

SHOT = shot(azimuth=20, elevation=13, margin=.07, size=2.0, supersample=1.25, samples=28)


def build():
    """A teal-gripped cane in front, a sand-coloured one behind it."""
    root = group('cane')
    quad_cane(root, turn=(0, 0, -6))
    quad_cane(root, at=(27, 25, 0), turn=(0, 0, 38), grip=SAND, strap=TEAL_DARK)
    return root
