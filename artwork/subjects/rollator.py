"""A rollator with a teal pouch and back strap."""
from kit.scene import group
from kit.shot import shot
from props.rollator import rollator

SHOT = shot(azimuth=36, elevation=13, margin=.08, size=2.1, supersample=1.25, samples=34)


def build():
    """The rollator alone."""
    root = group('rollator')
    rollator(root)
    return root
