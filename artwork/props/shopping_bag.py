"""An open paper shopping bag with cord handles. Lengths in cm."""
from kit.materials import aluminium, plastic, principled
from kit.palette import CREAM, TEAL
from kit.scene import between, group
from kit.shapes import loft, ring, tube
from props.cross import cross

WIDTH, DEPTH, HEIGHT = 17.0, 9.6, 15.6
FLOOR = 8.0  # height of the false floor inside: what peeks out may start anywhere above the true one


def shopping_bag(parent, at=(0, 0, 0), turn=(0, 0, 0), color=CREAM, accent=TEAL, handles=True):
    """A bag standing on z = 0, open at the top, a cross of `accent` on its front (-Y); its cord handles hang down."""
    made = group('shopping bag', parent, at, turn)
    outer = [(0, 0, .25), (.18, 0, 0), (5.0, .1, 0), (10.5, .55, 0), (HEIGHT, 1.0, 0)]
    inner = [(HEIGHT, 1.0, .14), (FLOOR, .5, .14)]
    loft([outline(*ring) for ring in (*outer, *inner)], principled(f'kraft {color}', color, .82, specular=.15), made,
         sharp=20)
    cross(6.4, .06, plastic(accent, .6), made, at=(0, -DEPTH / 2 - .04, HEIGHT * .37), turn=(90, 0, 0))
    if handles:
        for side in (-1, 1):
            handle(made, plastic(accent, .7), side)
    return made


def handle(parent, material, side):
    """A cord that comes out of two holes near the top edge, -Y for `side` -1, and hangs down from them."""
    hole, hang = HEIGHT - 1.5, side * (DEPTH / 2 + .34)
    tube([(-4.6, side * (DEPTH / 2 - .5), hole), (-4.6, hang, hole), (-3.9, hang, hole - 3.4), (0, hang, hole - 4.1),
          (3.9, hang, hole - 3.4), (4.6, hang, hole), (4.6, side * (DEPTH / 2 - .5), hole)], .27, material, parent,
         bend=1.5)
    for x in (-4.6, 4.6):
        ring(.44, .12, aluminium(.35), parent, at=(x, side * (DEPTH / 2 + .03), hole), turn=(90, 0, 0))


def outline(height, pinch, inset):
    """The bag's section at a height: a rectangle whose short sides are folded inwards by `pinch`."""
    x, y = WIDTH / 2 - inset, DEPTH / 2 - inset
    corners = [(-x, -y), (x, -y), (x - pinch, 0), (x, y), (-x, y), (-x + pinch, 0)]
    points = []
    for start, end in zip(corners, corners[1:] + corners[:1]):
        points += [(*between(start, end, step / 8), height) for step in range(8)]
    return points
