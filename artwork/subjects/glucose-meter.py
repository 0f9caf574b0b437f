"""A blood glucose meter with a strip in its port, the strip vial behind, two strips beside."""
from kit.scene import group
from kit.shot import shot
from props.glucose_meter import glucose_meter, strip_vial, test_strip

SHOT = shot(azimuth=0, elevation=33, lens=85, margin=.1, size=2.0, samples=36, supersample=1.25)


def build():
    """The meter turned a little to the left; vial behind it, loose strips on its right."""
    root = group('glucose meter picture')
    glucose_meter(root, turn=(0, 0, 16))
    strip_vial(root, at=(4.4, 3.9, 0), turn=(0, 0, -2))
    test_strip(root, at=(5.4, -2.3, .06), turn=(0, 0, 38))
    test_strip(root, at=(7.4, -.6, .06), turn=(0, 0, 70))
    return root
