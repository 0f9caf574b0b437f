"""A blood glucose meter with a strip in its port, the strip vial behind, two strips beside."""
from kit.scene import group
from kit.shot import shot
from props.glucose_meter import glucose_meter, strip_vial, test_strip

SHOT = shot(azimuth=0, elevation=34, lens=85, margin=.12, size=1.9, samples=28)


def build():
    """The meter turned a little to the left; vial and loose strips on its right."""
    root = group('glucose meter picture')
    glucose_meter(root, turn=(0, 0, 14))
    strip_vial(root, at=(6.3, 2.6, 0), turn=(0, 0, 10))
    test_strip(root, at=(5.6, -2.4, .06), turn=(0, 0, 40))
    test_strip(root, at=(7.9, -1.6, .06), turn=(0, 0, 74))
    return root
