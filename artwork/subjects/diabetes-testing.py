"""Blood sugar testing: the meter, a lancing device, lancets and the strip vial."""
from kit.palette import CORAL, TEAL_LIGHT
from kit.scene import group
from kit.shot import shot
from props.glucose_meter import glucose_meter, strip_vial
from props.lancing_device import RADIUS, lancet, lancing_device

SHOT = shot(azimuth=0, elevation=30, lens=85, margin=.1, size=2.0, samples=36, supersample=1.25)


def build():
    """The meter on the right turned clockwise, the vial behind, device and lancets in front on the left."""
    root = group('diabetes testing')
    glucose_meter(root, at=(3.0, 1.0, 0), turn=(0, 0, -20), with_strip=False)
    strip_vial(root, at=(-3.0, 3.2, 0), turn=(0, 0, 4))
    lancing_device(root, at=(-4.5, -1.5, RADIUS), turn=(0, 0, -38))
    for x, y, turn, color in ((-7.2, -2.9, -12, CORAL), (-4.9, -5.0, -32, TEAL_LIGHT)):
        lancet(root, at=(x, y, 0), turn=(0, 0, turn), color=color)
    return root
