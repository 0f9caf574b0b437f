"""Wheels. Lengths in cm. A wheel's axle lies along X and its centre on the origin; a caster stands on z = 0."""
import math

from kit.materials import aluminium, chrome, plastic, rubber
from kit.outlines import rectangle
from kit.palette import SLATE
from kit.scene import group
from kit.shapes import cylinder, lathe, plate, ring, rod


def spoked_wheel(radius, parent=None, at=(0, 0, 0), turn=(0, 0, 0), tyre=1.5, spokes=28, spoke=.16, handrim=0.0,
                 hub=2.6, metal=None):
    """A wheelchair or bicycle wheel. `handrim` > 0 adds a push rim that far out on +X (< 0: on -X)."""
    made = group('wheel', parent, at, turn)
    face = group('face', made, turn=(0, 90, 0))  # lathes turn about Z; here Z is the axle
    metal = metal or aluminium(.28)
    ring(radius - tyre, tyre, rubber(), face)
    rim = radius - tyre * 1.75
    lathe([(rim - .9, -.75), (rim + .3, -1.15), (rim + .7, -1.15), (rim + .7, 1.15), (rim + .3, 1.15),
           (rim - .9, .75), (rim - .9, -.75)], metal, face, round_edges=.12)
    lathe([(0, -3.4), (1.3, -3.4), (1.3, -2.9), (hub, -2.7), (hub, -2.3), (1.5, -1.9), (1.5, 1.9), (hub, 2.3),
           (hub, 2.7), (1.3, 2.9), (1.3, 3.4), (0, 3.4)], metal, face, round_edges=.12)
    for index in range(spokes):
        side = 1 if index % 2 else -1
        lean = (1 if index % 4 < 2 else -1) * math.radians(58)
        outer = 2 * math.pi * index / spokes
        inner = outer + lean
        rod(((hub - .35) * math.cos(inner), (hub - .35) * math.sin(inner), side * 2.5),
            ((rim - .7) * math.cos(outer), (rim - .7) * math.sin(outer), side * .25), spoke, chrome(), face, edge=.02)
    if handrim:
        push = radius * .84
        ring(push, .95, aluminium(.22), face, at=(0, 0, handrim))
        for index in range(6):
            angle = 2 * math.pi * (index + .5) / 6
            c, s = math.cos(angle), math.sin(angle)
            rod((rim * c, rim * s, math.copysign(.9, handrim)), (push * c, push * s, handrim), .42, metal, face)
    return made


def caster(radius, parent=None, at=(0, 0, 0), turn=(0, 0, 0), width=2.4, stem=6.0, trail=2.0, fork=None, tread=None,
           disc=SLATE):
    """A swivel caster standing on z = 0; its stem rises on the Z axis and the wheel trails towards +Y."""
    made = group('caster', parent, at, turn)
    fork = fork or aluminium(.34)
    wheel = group('wheel', made, (0, trail, radius), (0, 90, 0))
    half = width / 2
    lathe([(radius * .72, -half), (radius - .25, -half), (radius, -half * .5), (radius, half * .5), (radius - .25, half),
           (radius * .72, half), (radius * .72, -half)], tread or rubber(), wheel, round_edges=.25)
    lathe([(0, -half * .8), (radius * .26, -half * .95), (radius * .3, -half * .55), (radius * .66, -half * .55),
           (radius * .74, -half * .8), (radius * .74, half * .8), (radius * .66, half * .55), (radius * .3, half * .55),
           (radius * .26, half * .95), (0, half * .8)], plastic(disc, .42), wheel, round_edges=.1)
    top = radius * 2 + .9
    for side in (-1, 1):
        x = side * (half + .55)
        blade = [(trail + 1.1, radius - 1.1), (trail + 1.1, radius + .6), (1.8, top), (-1.8, top), (trail - 1.1, radius - 1.1)]
        plate([(y, z) for y, z in blade], .6, fork, made, at=(x, 0, 0), turn=(90, 0, 90), edge=.15, round_corners=.9)
    plate(rectangle(width + 1.8, 3.6), .6, fork, made, at=(0, 0, top - .2), edge=.15, round_corners=.6)
    cylinder(.45, width + 2.4, chrome(), made, at=(-(width + 2.4) / 2, trail, radius), turn=(0, 90, 0), edge=.12)
    cylinder(1.15, stem, fork, made, at=(0, 0, top - .2), edge=.2)
    return made
