"""A manual wheelchair with a teal seat and back."""
from kit.scene import group
from kit.shot import shot
from props.wheelchair import wheelchair

SHOT = shot(azimuth=40, elevation=13, margin=.07, size=2.1, supersample=1.25, samples=20)


def build():
    """The wheelchair alone."""
    root = group('wheelchair')
    wheelchair(root)
    return root
