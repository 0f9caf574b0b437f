"""A capped syringe. Lengths in cm, angles in degrees."""
from kit.clear import clear_plastic, liquid
from kit.materials import plastic, rubber
from kit.outlines import superellipse
from kit.palette import CORAL, INK, WHITE
from kit.scene import group
from kit.shapes import cylinder, lathe, plate
from kit.surfaces import wrap

RADIUS, BARREL = .55, 6.4
FLANGE = 1.25            # half the width of the finger flange


def syringe(parent, at=(0, 0, 0), turn=(0, 0, 0), dose=.45, contents='#f0b9a4', cap=CORAL):
    """A syringe along +Z: thumb rest at z < 0, finger flange at 0, needle cap beyond the barrel.

    `dose` 0..1 is how full it is. To lay it along X use turn=(0, 90, 0) and lift it by RADIUS, or by
    the flange's half height when that rests on the floor.
    """
    made = group('syringe', parent, at, turn)
    white = plastic(WHITE, .38)
    stopper = BARREL * (1 - dose) - .35
    lathe([(RADIUS, 0), (RADIUS, BARREL - .15), (.22, BARREL + .1), (.22, BARREL + .5)], clear_plastic(), made,
          round_edges=.1, segments=96)
    cylinder(RADIUS * .86, BARREL - stopper - .25, liquid(contents), made, at=(0, 0, stopper + .2), edge=.06)
    lathe([(0, 0), (RADIUS * .92, 0), (RADIUS * .92, .16), (RADIUS * .8, .26), (RADIUS * .92, .36),
           (RADIUS * .92, .52), (0, .72)], rubber(), made, at=(0, 0, stopper - .3), round_edges=.05)
    plate(superellipse(FLANGE * 2, RADIUS * 2.3, 2.6, 72), .2, white, made, at=(0, 0, 0), edge=.08)
    plunger(made, white, stopper - .3)
    graduations(made)
    lathe([(0, BARREL + .05), (.34, BARREL + .05), (.34, BARREL + .75), (.27, BARREL + .85), (.2, BARREL + 3.5),
           (0, BARREL + 3.5)], plastic(cap, .4), made, round_edges=.08, ridges=(14, .03, BARREL + .15, BARREL + .7))
    return made


def plunger(parent, material, top, pulled=2.6):
    """A cross-shaped rod from the thumb rest, `pulled` cm behind the flange, to the stopper at z = top."""
    length = top + pulled
    for angle in (0, 90):
        plate([(-.36, 0), (.36, 0), (.36, length), (-.36, length)], .14, material, parent, at=(0, 0, -pulled),
              turn=(90, 0, angle), edge=.04)
    cylinder(.78, .22, material, parent, at=(0, 0, -pulled - .2), edge=.1)


def graduations(parent):
    """Printed marks on the side that faces -Y, every fifth one long."""
    ink = plastic(INK, .6)
    for index in range(11):
        z = 1.0 + index * .46
        wrap(RADIUS + .012, z, z + .07, ink, parent, sweep=76 if index % 5 == 0 else 40)
