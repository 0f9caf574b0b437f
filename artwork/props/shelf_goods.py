"""Rows of small cartons and bottles for shelves, simple enough to be many. Lengths in cm of the real thing."""
import random

from kit.materials import plastic, principled, printed
from kit.palette import CORAL, CREAM, MINT, TEAL, TEAL_LIGHT, WHITE
from kit.scene import group, place
from kit.shapes import box, lathe
from kit.surfaces import decal, wrap
from props.glow import glowing

#: Carton fronts (3 : 4) and the board's colour.
CARTONS = (('shelf-pain.svg', CORAL), ('shelf-vitamin.svg', CREAM), ('shelf-allergy.svg', TEAL),
           ('shelf-cold.svg', MINT), ('shelf-antacid.svg', WHITE), ('shelf-bandages.svg', TEAL_LIGHT))
#: Wall, label and cap colours.
BOTTLES = ((WHITE, TEAL, WHITE), ('#d98a3c', CREAM, WHITE), (CREAM, CORAL, CREAM), (TEAL_LIGHT, CREAM, WHITE),
           (CORAL, CREAM, WHITE), (MINT, TEAL, TEAL))


def goods_row(length, parent, at=(0, 0, 0), turn=(0, 0, 0), scale=1.0, height=13.0, seed=1, fullness=1.0, glow=0.0):
    """Goods facing -Y along +X from `at`, in runs of two to four of a kind; none is taller than `height`.

    `length` is in the parent's cm; `scale` enlarges the goods; `glow` lights them a little where lamps hardly reach.
    """
    made = place(group('goods', parent, at, turn), scale=scale)
    chance = random.Random(seed)
    x, room = 0.0, length / scale
    while x < room - 4:
        kind, size = chance.choice((short_carton, tall_carton, bottle, jar)), chance.uniform(.82, 1) * height
        pick = chance.randrange(6)
        if chance.random() > fullness:
            x += chance.uniform(4, 8)
            continue
        for _ in range(chance.randint(2, 3)):
            width = kind(made, x, size, pick, room, glow)
            x += width + .6
        x += chance.uniform(.4, 1.6)
    return made


def tall_carton(parent, x, height, pick, room, glow):
    """An upright carton; answers its width, as all of these do. Nothing is placed beyond `room`."""
    width = height * .72
    if x + width > room:
        return width
    label, board = CARTONS[pick]
    box((width, 5, height * .96), .25, principled(f'board {board}', board, .5, specular=.35), parent,
        at=(x + width / 2, 0, height * .48), segments=2)
    decal(width * .96, height * .92, printed(label, .5, glow=glow), parent, at=(x + width / 2, -2.53, height * .48),
          turn=(90, 0, 0))
    return width


def short_carton(parent, x, height, pick, room, glow):
    """A smaller carton, two thirds as tall."""
    return tall_carton(parent, x, height * .68, pick, room, glow)


def bottle(parent, x, height, pick, room, glow):
    """A bottle with a neck, a cap and a plain label."""
    radius = height * .2
    if x + radius * 2 > room:
        return radius * 2
    shape = [(0, 0), (radius, 0), (radius, height * .62), (radius * .5, height * .78), (0, height * .78)]
    add_bottle(parent, x + radius, shape, radius, height, BOTTLES[pick], glow)
    return radius * 2


def jar(parent, x, height, pick, room, glow):
    """A wide jar of tablets with a broad cap."""
    height *= .78
    radius = height * .3
    if x + radius * 2 > room:
        return radius * 2
    shape = [(0, 0), (radius, 0), (radius, height * .76), (radius * .8, height * .8), (0, height * .8)]
    add_bottle(parent, x + radius, shape, radius, height, BOTTLES[pick], glow, neck=.9)
    return radius * 2


def add_bottle(parent, x, shape, radius, height, colors, glow, neck=.56):
    """Wall, cap (its radius is `neck` times the wall's) and a label round the front."""
    wall, label, cap = (glowing(color, glow) if glow else plastic(color, .4) for color in colors)
    lathe(shape, wall, parent, at=(x, 0, 0), round_edges=radius * .16, segments=28)
    low = shape[-1][1] - height * .02
    lathe([(0, low), (radius * neck, low), (radius * neck, height), (0, height)], cap, parent, at=(x, 0, 0),
          round_edges=radius * .1, segments=28)
    wrap(radius + .04, height * .16, height * .5, label, parent, at=(x, 0, 0), sweep=200)
