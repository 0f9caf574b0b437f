"""Walking aids together: a rollator and two quad canes."""
from kit.palette import SAND, TEAL_DARK
from kit.scene import group
from kit.shot import shot
from props.quad_cane import quad_cane
from props.rollator import rollator

SHOT = shot(azimuth=30, elevation=13, margin=.08, size=2.2, supersample=1.25, samples=28)


def build():
    """The rollator, one cane before it on the right, another behind on the left."""
    root = group('mobility aids')
    rollator(root, turn=(0, 0, 12))
    quad_cane(root, at=(58, -6, 0), turn=(0, 0, 20))
    quad_cane(root, at=(-50, -10, 0), turn=(0, 0, 24), grip=SAND, strap=TEAL_DARK)
    return root
