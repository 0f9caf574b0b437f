"""Parts of the legs of walking aids and bathroom seats. Lengths in cm."""
from math import cos, radians, sin

from kit.materials import aluminium, chrome, plastic, rubber
from kit.palette import SLATE
from kit.scene import aim, at_height
from kit.shapes import cylinder, lathe, tube


def rubber_tip(foot, top, parent, size=1.0):
    """A ribbed rubber foot standing on `foot`, for a tube that runs on to `top`; 2.4 x `size` cm in radius."""
    profile = [(0, 0), (2.4, 0), (2.4, .9), (1.8, 2.0), (1.8, 4.6), (1.5, 4.9), (0, 4.9)]
    aim(lathe([(r * size, z * size) for r, z in profile], rubber(), parent, round_edges=.28 * size), foot, top)
    for z in (2.7, 3.3, 3.9):
        groove = [(1.79, z), (1.93, z + .12), (1.93, z + .2), (1.79, z + .32)]
        aim(lathe([(r * size, h * size) for r, h in groove], rubber(), parent, round_edges=.04), foot, top)


def collar(at, towards, radius, parent, color=SLATE):
    """A moulded collar where one tube slides into another of `radius`; it is 3.6 cm long, centred on `at`."""
    profile = [(radius * .8, -1.8), (radius + .4, -1.8), (radius + .4, 1.2), (radius + .1, 1.8), (radius * .8, 1.8)]
    return aim(lathe(profile, plastic(color, .45), parent, round_edges=.2), at, towards)


def telescopic_leg(foot, top, middle, parent, radius=1.35, face=-90):
    """A leg from `foot` to `top`: a wide tube down to height `middle`, a thin one with height holes below it.

    `face` is the side, in degrees about Z, on which the holes are: -90 looks along -Y, 0 along +X.
    """
    inner = radius * .82
    tube([at_height(foot, top, middle), top], radius, aluminium(), parent)
    tube([at_height(foot, top, 2), at_height(foot, top, middle + 2)], inner, aluminium(.36, '#a9b1b6'), parent)
    collar(at_height(foot, top, middle), top, radius, parent)
    for index in range(4):
        hole(at_height(foot, top, 8.5 + index * 2.8), inner, parent, face)
    button(at_height(foot, top, middle + 4), radius, parent, face)
    rubber_tip(foot, top, parent, radius / 1.45)


def hole(at, radius, parent, face=-90):
    """A height hole in a tube of `radius` whose middle is `at`."""
    made = cylinder(.3, .1, rubber(), parent, edge=.01, segments=24)
    return aim(made, *outwards(at, radius - .04, face))


def button(at, radius, parent, face=-90):
    """The sprung button of a telescopic tube of `radius`."""
    made = lathe([(0, .35), (.24, .35), (.4, .14), (.4, -.2)], chrome(), parent, round_edges=.06)
    return aim(made, *outwards(at, radius, face))


def outwards(at, distance, face):
    """A point `distance` from `at` in the level direction `face` (degrees), and one further out."""
    c, s = cos(radians(face)), sin(radians(face))
    x, y, z = at
    return (x + c * distance, y + s * distance, z), (x + c * (distance + 1), y + s * (distance + 1), z)
