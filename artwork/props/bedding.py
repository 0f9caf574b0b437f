"""Mattresses that bend, and beds cut short for close views. Lengths in cm, angles in degrees."""
import math

from kit.cloth import plain_cloth
from kit.soft import cushion

SHEET = '#e3e8e6'


def bend(made, hinge, angle, radius=34):
    """Raise the part of a mesh object beyond y = hinge by `angle`, with a curve of `radius` along z = 0."""
    slope = math.radians(angle)
    for vertex in made.data.vertices:
        beyond = vertex.co.y - hinge
        if beyond <= 0:
            continue
        turned = min(beyond / radius, slope)
        straight = beyond - radius * turned
        c, s = math.cos(turned), math.sin(turned)
        y = hinge + radius * s + straight * c - vertex.co.z * s
        z = radius * (1 - c) + straight * s + vertex.co.z * c
        vertex.co.y, vertex.co.z = y, z
    return made


def mattress(size, parent, at=(0, 0, 0), color=SHEET, hinge=None, angle=0):
    """A mattress (x, y, z) centred on its origin, its head towards +Y, raised from y = hinge when one is given."""
    made = cushion(size, 4, plain_cloth(color), parent, at=at, puff=.5, detail=96)
    return made if hinge is None else bend(made, hinge, angle)
