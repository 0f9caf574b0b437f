"""A stoneware mug. Lengths in cm."""
from kit.materials import gloss, principled
from kit.palette import CORAL
from kit.scene import group
from kit.shapes import lathe, tube


def mug(parent, at=(0, 0, 0), turn=(0, 0, 0), color=CORAL, drink='#8a5a3c', radius=4.0, height=9.0):
    """A mug standing on z = 0, filled with tea, its handle towards +X."""
    made = group('mug', parent, at, turn)
    wall = .45
    lathe([(0, 0), (radius * .86, 0), (radius, .8), (radius, height), (radius - wall, height), (radius - wall, 1),
           (0, 1)], gloss(color), made, round_edges=.2)
    lathe([(0, height - 1.4), (radius - wall + .02, height - 1.4)], principled(f'drink {drink}', drink, .12), made)
    low, high, out = height * .24, height * .78, radius + 2.7
    tube([(radius - .2, 0, high), (out, 0, high), (out, 0, low), (radius - .2, 0, low)], .55, gloss(color), made, bend=2.2)
    return made
