"""A pair of knee-high compression stockings on leg forms. Lengths in cm."""
from kit.legs import leg_sections, stocking
from kit.materials import matte
from kit.palette import CREAM, TEAL, TEAL_DARK
from kit.scene import group
from kit.shapes import loft
from kit.shot import shot

SHOT = shot(azimuth=22, elevation=11, margin=.09, size=2.1, samples=28)

TOP = .82          # where the leg forms end, as a part of their length
DOME = 1.3         # how far the rounded top rises
BEIGE = '#dca58a'


def build():
    """A teal one in front, with a darker heel and toe, and a beige one with an open toe behind it."""
    root = group('stockings')
    near = leg_form(root, at=(0, 0, 0), turn=-14)
    stocking(TEAL, near, heel=TEAL_DARK)
    far = leg_form(root, at=(10, 17, 0), turn=-14)
    stocking(BEIGE, far, heel='#c98a6c')
    return root


def leg_form(parent, at, turn):
    """A cream mannequin leg, cut above the knee and rounded off at the top."""
    made = group('leg form', parent, at, (0, 0, turn))
    rings = leg_sections(0, TOP)
    last = rings[-1]
    middle_x = sum(point[0] for point in last) / len(last)
    for part, rise in ((.985, .25), (.95, .55), (.88, .85), (.76, 1.08), (.55, 1.22), (.25, DOME)):
        rings.append([(middle_x + (x - middle_x) * part, y * part, z + rise) for x, y, z in last])
    loft(rings, matte(CREAM), made)
    return made
