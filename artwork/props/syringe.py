"""A capped syringe. Lengths in cm, angles in degrees."""
from kit.clear import solution
from kit.materials import plastic, rubber
from kit.outlines import superellipse
from kit.palette import CORAL, INK, WHITE
from kit.scene import group
from kit.shapes import cylinder, lathe, plate
from kit.surfaces import wrap
from props.glass import clear_glass

RADIUS, BARREL = .6, 5.4
FLANGE = 1.3            # half the width of the finger flange
REST = .68              # height of the axis when it lies on its flange


def syringe(parent, at=(0, 0, 0), turn=(0, 0, 0), dose=.45, cap=CORAL):
    """A syringe along +Z: thumb rest at z < 0, finger flange at 0, needle cap beyond the barrel.

    `dose` 0..1 is how full it is. turn=(0, 90, 0) lays it along X, its marks to the viewer; lift it by REST.
    """
    made = group('syringe', parent, at, turn)
    white = plastic(WHITE, .38)
    stopper = BARREL * (1 - dose) - .35
    lathe([(RADIUS, 0), (RADIUS, BARREL - .15), (.22, BARREL + .1), (.22, BARREL + .5)], clear_glass(), made,
          round_edges=.1, segments=96)
    cylinder(RADIUS * .86, BARREL - stopper - .25, solution(), made, at=(0, 0, stopper + .2), edge=.06)
    lathe([(0, 0), (RADIUS * .92, 0), (RADIUS * .92, .16), (RADIUS * .8, .26), (RADIUS * .92, .36),
           (RADIUS * .92, .52), (0, .72)], rubber(), made, at=(0, 0, stopper - .3), round_edges=.05)
    plate(superellipse(REST * 2, FLANGE * 2, 2.6, 72), .2, white, made, at=(0, 0, 0), edge=.08)
    plunger(made, white, stopper - .3)
    graduations(made)
    lathe([(0, BARREL + .05), (.34, BARREL + .05), (.34, BARREL + .75), (.3, BARREL + .85), (.24, BARREL + 3.0),
           (0, BARREL + 3.0)], plastic(cap, .4), made, round_edges=.08, ridges=(14, .03, BARREL + .15, BARREL + .7))
    return made


def plunger(parent, material, top, pulled=2.2):
    """A cross-shaped rod from the thumb rest, `pulled` cm behind the flange, to the stopper at z = top."""
    length = top + pulled
    for angle in (0, 90):
        plate([(-.36, 0), (.36, 0), (.36, length), (-.36, length)], .14, material, parent, at=(0, 0, -pulled),
              turn=(90, 0, angle), edge=.04)
    cylinder(.66, .22, material, parent, at=(0, 0, -pulled - .2), edge=.1)


def graduations(parent):
    """Printed marks on the side that faces -Y and a little -X, every fifth one long."""
    ink = plastic(INK, .6)
    for index in range(11):
        z = .9 + index * .4
        wrap(RADIUS + .012, z, z + .07, ink, parent, facing=-120, sweep=76 if index % 5 == 0 else 40)
