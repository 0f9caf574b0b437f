"""Joinery of a shop front: framed windows, panelled risers, a glass double door. Lengths in cm.

Everything is placed in the plane of a wall: x along it, y up, z out of it (a group turned by (90, 0, 0) faces -Y).
"""
from kit.clear import tinted
from kit.materials import chrome, plastic
from kit.palette import CREAM, TEAL_DARK
from kit.scene import group
from kit.shapes import box, tube
from kit.surfaces import decal

JOINERY = TEAL_DARK


def paint(color=JOINERY):
    """Satin paint on wood."""
    return plastic(color, .5)


def pane(width, height, parent, at):
    """A sheet of clear glass, centred on `at`."""
    return decal(width, height, tinted('#f4faf7', body=.01, rough=.04, deepen=1.0), parent, at)


def framed_window(width, height, parent, at=(0, 0, 0), columns=1, rows=1, bar=7, mullion=4, color=JOINERY,
                  sill=True, glass=True):
    """A window that fills a hole of width x height whose lower middle is `at`."""
    made = group('window', parent, at)
    wood = paint(color)
    for side in (-1, 1):
        box((bar, height, 16), 1.2, wood, made, at=(side * (width - bar) / 2, height / 2, -2), segments=3)
    for y in (bar / 2, height - bar / 2):
        box((width, bar, 16), 1.2, wood, made, at=(0, y, -2), segments=3)
    for index in range(1, columns):
        box((mullion, height - bar, 9), 1, wood, made, at=(index / columns * width - width / 2, height / 2, -2),
            segments=3)
    for index in range(1, rows):
        box((width - bar, mullion, 9), 1, wood, made, at=(0, index / rows * height, -2), segments=3)
    if sill:
        box((width + 12, 7, 16), 1.6, paint(CREAM), made, at=(0, -2, 5), segments=3)
    if glass:
        pane(width - bar, height - bar, made, (0, height / 2, -4))
    return made


def riser(width, height, parent, at=(0, 0, 0), panels=3, color=JOINERY):
    """The panelled woodwork below a shop window; its lower middle is `at`."""
    made = group('riser', parent, at)
    wood = paint(color)
    box((width, height, 8), 1, wood, made, at=(0, height / 2, 1), segments=3)
    box((width, 9, 12), 1, wood, made, at=(0, 4.5, 2), segments=3)
    each = width / panels
    for index in range(panels):
        box((each - 14, height - 26, 4), 1.2, wood, made, at=((index + .5) * each - width / 2, height / 2 + 4, 5),
            segments=3)
    return made


def glass_door(width, height, parent, at=(0, 0, 0), color=JOINERY):
    """A pair of glass doors level with the floor, with long steel pulls; the lower middle of the hole is `at`."""
    made = group('door', parent, at)
    wood, steel = paint(color), chrome()
    leaf = width / 2 - 1
    for side in (-1, 1):
        x = side * width / 4
        for edge in (-1, 1):
            box((7, height, 8), 1.2, wood, made, at=(x + edge * (leaf - 7) / 2, height / 2, -4), segments=3)
        for y, tall in ((9, 18), (height - 4, 8)):
            box((leaf, tall, 8), 1.2, wood, made, at=(x, y, -4), segments=3)
        pane(leaf - 10, height - 24, made, (x, height / 2 + 4, -4))
        pull = side * 11
        tube([(pull, 78, 0), (pull, 78, 7), (pull, 142, 7), (pull, 142, 0)], 1.9, steel, made, bend=3)
    return made
