"""A leg form and the stockings it wears. Lengths in cm: sole on z = 0, toes towards +X, ankle above the origin."""
import math

from kit.cloth import knit, ribbed
from kit.outlines import smooth_path
from kit.scene import group
from kit.shapes import loft

#: Front point (x, z), back point (x, z) and half width of each section, from the toes up.
SECTIONS = [
    (19.4, 1.9, 19.4, .9, .9), (18.6, 2.9, 18.6, .3, 2.9), (16.5, 3.6, 16.2, 0, 4.2), (13, 4.7, 12, 0, 4.5),
    (9.6, 6.3, 7.5, .3, 4.1), (6.8, 8.3, 2.8, .4, 3.6), (5.2, 10.4, -2.2, .2, 3.4), (4.5, 12, -5.2, 1.7, 3.3),
    (4.1, 13.6, -5.9, 5, 3.15), (3.8, 15.6, -5.0, 9.6, 3.0), (3.6, 18.2, -4.2, 14.8, 3.0), (3.8, 22, -4.4, 20.6, 3.4),
    (4.4, 27, -5.8, 26.4, 4.3), (4.9, 32, -7.0, 31.8, 5.3), (5.2, 37, -6.9, 37, 5.6), (5.3, 41, -6.0, 41, 5.4),
    (5.7, 45, -5.4, 45, 5.2), (6.2, 49, -5.7, 49, 5.6), (6.7, 54, -6.5, 54, 6.3), (7.2, 60, -7.2, 60, 7.0),
]


def leg_sections(low=0.0, high=1.0, grow=0.0):
    """Rings of the leg from `low` to `high` (0 the toes, 1 mid-thigh), `grow` cm larger all round."""
    front = smooth_path([row[:2] for row in SECTIONS], 8)
    back = smooth_path([(row[2], row[3], row[4]) for row in SECTIONS], 8)
    first, last = round(low * (len(front) - 1)), round(high * (len(front) - 1))
    rings = []
    for (front_x, front_z), (back_x, back_z, width) in list(zip(front, back))[first:last + 1]:
        reach = math.hypot(front_x - back_x, front_z - back_z) / 2
        larger = (reach + grow) / reach
        centre = ((front_x + back_x) / 2, (front_z + back_z) / 2)
        axis = ((front_x - back_x) / 2 * larger, (front_z - back_z) / 2 * larger)
        ring = []
        for i in range(72):
            c, s = math.cos(2 * math.pi * i / 72), math.sin(2 * math.pi * i / 72)
            c, s = math.copysign(abs(c) ** .92, c), math.copysign(abs(s) ** .92, s)
            ring.append((centre[0] + axis[0] * c, (width + grow) * s, max(centre[1] + axis[1] * c, -grow)))
        rings.append(ring)
    return rings


def leg(material, parent=None, at=(0, 0, 0), turn=(0, 0, 0), high=.92):
    """A mannequin leg up to `high`."""
    made = group('leg', parent, at, turn)
    loft(leg_sections(0, high), material, made)
    return made


def stocking(color, parent, low=0.0, high=.74, grow=.18, stitch=.55, band=.035, heel=None):
    """A knitted stocking for a leg() (pass the leg as parent), with a ribbed band at the top.

    low > .12 leaves the toes open. heel: another colour for heel and toe.
    """
    made = group('stocking', parent)
    fabric = knit(color, stitch)
    loft(leg_sections(low, high, grow), fabric, made, caps=low == 0)
    loft(leg_sections(high - band, high + .006, grow + .22), ribbed(color, .7), made, caps=False)
    if low > 0:
        loft(leg_sections(low - .006, low + .03, grow + .18), ribbed(color, .7), made, caps=False)
    if heel:
        loft(leg_sections(.31, .43, grow + .05), knit(heel, stitch), made, caps=False)
        if low == 0:
            loft(leg_sections(0, .1, grow + .05), knit(heel, stitch), made)
    return made
