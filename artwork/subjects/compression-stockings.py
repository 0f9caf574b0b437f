"""A pair of knee-high compression stockings on leg forms. Lengths in cm."""
from kit.cloth import knit
from kit.legs import leg_sections, stocking
from kit.materials import matte
from kit.palette import CREAM, TEAL, TEAL_DARK
from kit.scene import group
from kit.shapes import loft
from kit.shot import shot

SHOT = shot(azimuth=22, elevation=11, margin=.09, size=2.1, samples=36, supersample=1.25)

TOP = .82          # where the leg forms end, as a part of their length
DOME = 1.3         # how far the rounded top rises
BEIGE, BEIGE_DARK = '#dca58a', '#c98a6c'


def build():
    """A teal one in front and a beige one behind it, both with a darker heel and toe."""
    root = group('stockings')
    for color, dark, at in ((TEAL, TEAL_DARK, (0, 0, 0)), (BEIGE, BEIGE_DARK, (10, 17, 0))):
        form = leg_form(root, at, turn=-14)
        stocking(color, form, heel=dark)
        toe(dark, form)
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


def toe(color, parent):
    """The rounded knit over the tip of the toes."""
    rings = leg_sections(0, .1, .27)
    first = rings[0]
    middle_z = sum(point[2] for point in first) / len(first)
    tip = [[(x + ahead, y * part, middle_z + (z - middle_z) * part) for x, y, z in first]
           for part, ahead in ((.2, .2), (.5, .18), (.75, .13), (.92, .06))]
    loft(tip + rings, knit(color, .55), parent)
