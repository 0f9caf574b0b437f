"""The board in which capsules are filled by hand. Lengths in cm, angles in degrees."""
from kit.materials import gloss, plastic
from kit.outlines import rectangle
from kit.palette import CORAL, CREAM, TEAL
from kit.scene import group
from kit.shapes import cylinder, plate
from props.pills import capsule

PITCH, THICKNESS, HOLE = 1.4, 1.1, .52


def capsule_board(parent, at=(0, 0, 0), turn=(0, 0, 0), columns=5, rows=3, color=TEAL, empty=()):
    """A thick board lying on z = 0 with upright capsules; `empty` names (column, row) places left free."""
    made = group('capsule board', parent, at, turn)
    width, depth = columns * PITCH + .7, rows * PITCH + .7
    plate(rectangle(width, depth), THICKNESS, plastic(color, .4), made, at=(0, 0, THICKNESS / 2), edge=.18,
          round_corners=.6)
    rim, cream, coral = plastic('#0b5a54', .5), gloss(CREAM), gloss(CORAL)
    for column in range(columns):
        for row in range(rows):
            x, y = (column - (columns - 1) / 2) * PITCH, (row - (rows - 1) / 2) * PITCH
            cylinder(HOLE, .03, rim, made, at=(x, y, THICKNESS - .01), edge=.01)
            if (column, row) not in empty:
                capsule(cream, coral, made, at=(x, y, THICKNESS + .55), turn=(0, -90, 0), radius=.44)
    return made
