"""Adhesive bandages, lying flat. Lengths in cm, angles in degrees."""
from kit.materials import matte, principled
from kit.outlines import circle, rectangle
from kit.palette import SAND
from kit.scene import group
from kit.shapes import cylinder, plate


def round_bandage(parent, at=(0, 0, 0), turn=(0, 0, 0), radius=1.25, color=SAND):
    """A spot bandage on z = 0, its printed side up: a raised pad and a ring of air holes."""
    made = group('round bandage', parent, at, turn)
    film = principled(f'bandage {color}', color, .6, specular=.25)
    plate(circle(radius), .1, film, made, at=(0, 0, .05), edge=.045)
    cylinder(radius * .5, .1, film, made, at=(0, 0, .07), edge=.06)
    air_holes(made, circle(radius * .76, 12))
    return made


def bandage_strip(parent, at=(0, 0, 0), turn=(0, 0, 0), length=7.2, width=1.9, color=SAND):
    """A strip bandage along X on z = 0, its printed side up."""
    made = group('bandage strip', parent, at, turn)
    film = principled(f'bandage {color}', color, .6, specular=.25)
    plate(rectangle(length, width), .1, film, made, at=(0, 0, .05), edge=.045, round_corners=width * .48)
    plate(rectangle(length * .3, width * .84), .12, film, made, at=(0, 0, .1), edge=.055, round_corners=.15)
    for side in (-1, 1):
        air_holes(made, [(side * (length * .24 + column * .38), row * .4) for column in range(3) for row in (-1, 0, 1)])
    return made


def air_holes(parent, points):
    """Small dark dots at 2D points on the film."""
    for x, y in points:
        cylinder(.06, .012, matte('#a98257'), parent, at=(x, y, .098), edge=.003, segments=16)
