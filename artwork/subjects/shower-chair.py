"""A white shower chair with teal armrests."""
from kit.scene import group
from kit.shot import shot
from props.shower_chair import shower_chair

SHOT = shot(azimuth=30, elevation=17, margin=.08, size=2.1, supersample=1.25, samples=20)


def build():
    """The shower chair alone."""
    root = group('shower chair')
    shower_chair(root)
    return root
