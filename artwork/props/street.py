"""Objects in front of a shop: bench, sandwich board, door mat. Lengths in cm, standing on z = 0."""
from kit.materials import matte, plastic, printed
from kit.palette import CORAL, SAND, TEAL_DARK
from kit.scene import group
from kit.shapes import box, tube
from kit.surfaces import decal


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
