"""A pen-like lancing device and capped lancets. Lengths in cm, angles in degrees."""
from kit.materials import plastic
from kit.outlines import superellipse
from kit.palette import CORAL, SLATE, TEAL, WHITE
from kit.scene import group
from kit.shapes import cylinder, lathe, plate

RADIUS, LENGTH = .85, 9.6


def lancing_device(parent, at=(0, 0, RADIUS), turn=(0, 0, 0)):
    """A device lying along X, its tip at +X, its release button on top; the axis is the origin's height."""
    made = group('lancing device', parent, at, turn)
    white, teal = plastic(WHITE, .38), plastic(TEAL, .38)
    axis = group('axis', made, (-LENGTH / 2, 0, 0), (0, 90, 0))
    lathe([(0, 0), (.6, 0), (.66, .1), (.66, .7), (.6, .8)], teal, axis, round_edges=.08)
    lathe([(.62, .75), (RADIUS, .95), (RADIUS, 6.6), (0, 6.6)], white, axis, round_edges=.2)
    lathe([(.8, 6.6), (.87, 6.66), (.87, 7.3), (.8, 7.36)], plastic(SLATE, .45), axis, ridges=(32, .05, 6.7, 7.26))
    lathe([(0, 7.3), (.82, 7.3), (.8, 8.0), (.52, 9.2), (.52, LENGTH), (.2, LENGTH), (.2, LENGTH - .3),
           (0, LENGTH - .3)], teal, axis, round_edges=.14)
    plate(superellipse(1.7, .9, 2.8, 64), .5, plastic(CORAL, .4), made, at=(.3, 0, RADIUS - .02), edge=.2)
    return made


def lancet(parent, at=(0, 0, 0), turn=(0, 0, 0), color=CORAL):
    """A single lancet under its twist-off cap, lying along X: ridged body, round cap at +X."""
    made = group('lancet', parent, at, turn)
    body = group('body', made, (-1.3, 0, .34), (0, 90, 0))
    shade = plastic(color, .4)
    lathe([(0, 0), (.34, 0), (.34, 1.35), (.2, 1.45), (.12, 1.8), (0, 1.8)], shade, body, round_edges=.06,
          ridges=(8, .05, .2, 1.2))
    lathe([(.13, 1.6), (.13, 2.05), (0, 2.05)], plastic(WHITE, .4), body)
    cylinder(.34, .26, plastic(WHITE, .4), made, at=(.98, .13, .34), turn=(90, 0, 0), edge=.1)
    return made
