"""A sketch, for drafts only: spoked wheel, caster and slung seat."""
from kit.cloth import woven
from kit.materials import aluminium
from kit.palette import TEAL
from kit.scene import group
from kit.shapes import tube
from kit.shot import shot
from kit.soft import sling
from kit.wheels import caster, spoked_wheel

SHOT = shot(azimuth=38, elevation=14, margin=.08)


def build():
    """Two drive wheels, two casters, a seat and a back between their rails."""
    root = group('wheelchair parts')
    for side in (-1, 1):
        spoked_wheel(30, root, at=(side * 27, 12, 30), handrim=side * 3.2)
        caster(9.5, root, at=(side * 20, -26, 0), width=2.6, stem=16)
        x = side * 21
        tube([(x, -24, 48), (x, 20, 48), (x, 24, 92)], 1.25, aluminium(), root, bend=5)
    cloth = woven(TEAL, 1.2)
    sling(((-21, -23, 48), (-21, 15, 48)), ((21, -23, 48), (21, 15, 48)), cloth, root, sag=3.5, rail_radius=1.25)
    sling(((-21, 20.4, 54), (-21, 23.6, 88)), ((21, 20.4, 54), (21, 23.6, 88)), cloth, root, sag=-4, rail_radius=1.25)
    return root
