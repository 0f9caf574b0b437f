"""Diabetes care: an insulin pen with its cap off, pen needles, the glucose meter behind."""
from kit.palette import CORAL, TEAL_LIGHT
from kit.scene import group
from kit.shot import shot
from props.glucose_meter import glucose_meter
from props.insulin_pen import RADIUS, insulin_pen, pen_cap, pen_needle

SHOT = shot(azimuth=0, elevation=27, lens=85, margin=.09, size=2.0, samples=32, supersample=1.25)


def build():
    """The meter behind; pen and cap lie in front of it, the needles stand on the left."""
    root = group('diabetes care')
    glucose_meter(root, at=(3.4, 4.4, 0), turn=(0, 0, -14), with_strip=False)
    insulin_pen(root, at=(1.6, -2.6, RADIUS), turn=(0, 0, -18))
    pen_cap(root, at=(-4.6, 2.7, RADIUS + .08), turn=(0, 0, 8))
    for x, y, color in ((-5.5, 5.9, CORAL), (-3.6, 5.2, TEAL_LIGHT), (-2.7, 6.9, CORAL)):
        pen_needle(root, at=(x, y, 0), turn=(0, 0, -50), color=color)
    return root
