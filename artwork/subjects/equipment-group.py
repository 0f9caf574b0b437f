"""A rollator and a shower chair side by side."""
from kit.scene import group
from kit.shot import shot
from props.rollator import rollator
from props.shower_chair import shower_chair

SHOT = shot(azimuth=24, elevation=13, margin=.07, size=2.3, supersample=1.25, samples=18)


def build():
    """The rollator on the left, the shower chair a little nearer on the right."""
    root = group('equipment group')
    rollator(root, at=(-38, 12, 0), turn=(0, 0, 6))
    shower_chair(root, at=(36, -8, 0), turn=(0, 0, -18))
    return root
