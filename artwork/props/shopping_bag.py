"""An open paper shopping bag with cord handles. Lengths in cm."""
from kit.materials import plastic, principled
from kit.palette import CREAM, TEAL
from kit.scene import between, group
from kit.shapes import loft, tube
from props.cross import cross

WIDTH, DEPTH, HEIGHT = 17.0, 9.6, 15.6
FLOOR = 8.0  # height of the false floor inside: what peeks out may start anywhere above the true one


def shopping_bag(parent, at=(0, 0, 0), turn=(0, 0, 0), color=CREAM, accent=TEAL):
    """A bag standing on z = 0, open at the top, a cross of `accent` on its front (-Y), handles of the same colour."""
    made = group('shopping bag', parent, at, turn)
    outer = [(0, 0, .25), (.18, 0, 0), (5.0, .1, 0), (10.5, .55, 0), (HEIGHT, 1.0, 0)]
    inner = [(HEIGHT, 1.0, .14), (FLOOR, .5, .14)]
    loft([outline(*ring) for ring in (*outer, *inner)], principled(f'kraft {color}', color, .82, specular=.15), made,
         sharp=20)
    cross(6.8, .06, plastic(accent, .6), made, at=(0, -DEPTH / 2 - .04, HEIGHT * .48), turn=(90, 0, 0))
    for side in (-1, 1):
        y = side * (DEPTH / 2 - .3)
        lean = side * .9
        tube([(-4.2, y, HEIGHT - 2.4), (-4.2, y, HEIGHT + .4), (-3.6, y + lean, HEIGHT + 4.4),
              (3.6, y + lean, HEIGHT + 4.4), (4.2, y, HEIGHT + .4), (4.2, y, HEIGHT - 2.4)], .3, plastic(accent, .7),
             made, bend=2.4)
    return made


def outline(height, pinch, inset):
    """The bag's section at a height: a rectangle whose short sides are folded inwards by `pinch`."""
    x, y = WIDTH / 2 - inset, DEPTH / 2 - inset
    corners = [(-x, -y), (x, -y), (x - pinch, 0), (x, y), (-x, y), (-x + pinch, 0)]
    points = []
    for start, end in zip(corners, corners[1:] + corners[:1]):
        points += [(*between(start, end, step / 8), height) for step in range(8)]
    return points
