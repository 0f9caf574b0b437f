"""Objects in front of a shop: bench, sandwich board, door mat. Lengths in cm, standing on z = 0."""
from kit.materials import matte, plastic, printed
from kit.palette import CORAL, SAND, TEAL_DARK
from kit.scene import group
from kit.shapes import ball, box, cylinder, tube
from kit.studio import softbox
from kit.surfaces import decal
from props.glow import glowing


def bench(parent, at=(0, 0, 0), turn=(0, 0, 0), length=130):
    """A wooden bench facing -Y on two teal frames."""
    made = group('bench', parent, at, turn)
    wood, iron = matte(SAND), plastic(TEAL_DARK, .5)
    for y in (-20, -4, 12):
        box((length, 13, 5), 2, wood, made, at=(0, y, 44), segments=3)
    for z, y in ((62, 21), (79, 25)):
        box((length, 4.5, 13), 2, wood, made, at=(0, y, z), turn=(-12, 0, 0), segments=3)
    for side in (-1, 1):
        x = side * (length / 2 - 16)
        tube([(x, -23, 0), (x, -23, 40), (x, 17, 40)], 3, iron, made, bend=5)
        tube([(x, 20, 0), (x, 17, 40), (x, 27, 86)], 3, iron, made, bend=5)
    return made


def lamp_post(parent, at=(0, 0, 0), height=262):
    """A street lamp with a lit globe; its light falls around its foot."""
    made = group('lamp post', parent, at)
    iron = plastic(TEAL_DARK, .5)
    cylinder(9, 26, iron, made, edge=2)
    cylinder(4, height, iron, made, edge=.5)
    cylinder(10, 7, iron, made, at=(0, 0, height), edge=2)
    ball(19, glowing('#ffd9a0', 3), made, at=(0, 0, height + 22))
    cylinder(8, 5, iron, made, at=(0, 0, height + 39), edge=2)
    lamp = softbox('street light', (0, 0, height + 10), (0, 0, 0), (40, 40), 14, '#ffb366')
    lamp.parent, lamp.visible_glossy = made, False
    return made


def sandwich_board(parent, at=(0, 0, 0), turn=(0, 0, 0), width=72, height=104):
    """A folding board facing -Y: two leaning leaves that meet at the top."""
    made = group('sandwich board', parent, at, turn)
    wood = plastic(TEAL_DARK, .5)
    for side in (-1, 1):
        leaf = group('leaf', made, at=(0, side * 25, 0), turn=(90 - 13, 0, 0 if side < 0 else 180))
        box((width, height, 4), 1.8, wood, leaf, at=(0, height / 2, 0), segments=3)
        face_width = width - 10
        decal(face_width, face_width * 4 / 3, printed('sandwich-board.svg', .6), leaf, at=(0, height / 2 + 1, 2.1),
              corner=2)
    return made


def door_mat(width, depth, parent, at=(0, 0, 0)):
    """A coral mat, flush with the pavement."""
    return box((width, depth, 2), .9, matte(CORAL), parent, at=at, segments=3)
