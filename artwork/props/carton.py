"""A folded paperboard carton. Lengths in cm."""
from kit.materials import plastic, principled, printed
from kit.palette import WHITE
from kit.scene import group
from kit.shapes import box
from kit.surfaces import decal

GAP = .012  # how far a printed face stands off the board


def carton(width, depth, height, parent, front=None, side=None, top=None, at=(0, 0, 0), turn=(0, 0, 0), color=WHITE,
           flap=True):
    """A box standing on z = 0, its front (width x height) towards -Y, its side (depth x height) towards +X.

    front, side and top name SVGs in artwork/labels of the same aspect; faces without one show the board's `color`.
    """
    made = group('carton', parent, at, turn)
    board = principled(f'board {color}', color, .5, specular=.35)
    box((width, depth, height), .09, board, made, at=(0, 0, height / 2), segments=3)
    inset = .1
    if front:
        decal(width - inset, height - inset, printed(front, .45), made, (0, -depth / 2 - GAP, height / 2), (90, 0, 0),
              corner=.05)
    if side:
        decal(depth - inset, height - inset, printed(side, .45), made, (width / 2 + GAP, 0, height / 2), (90, 0, 90),
              corner=.05)
    if top:
        decal(width - inset, depth - inset, printed(top, .45), made, (0, 0, height + GAP), corner=.05)
    elif flap:
        box((width - .5, .03, .05), .01, plastic('#c9d2cf'), made, at=(0, depth / 2 - .28, height - .012), segments=1)
    return made
