"""A blister pack: foil card with clear bubbles and a caplet in each. Lengths in cm."""
from kit.clear import tinted
from kit.materials import principled
from kit.outlines import rectangle, superellipse
from kit.scene import group
from kit.shapes import loft, plate
from props.pills import caplet

PITCH_X, PITCH_Y = 2.75, 1.7        # from one bubble to the next
BUBBLE_LENGTH, BUBBLE_WIDTH = 2.2, 1.25
CARD_THICKNESS = .07


def blister_pack(parent, medicine, at=(0, 0, 0), turn=(0, 0, 0), columns=2, rows=5, empty=()):
    """A card lying on z = 0, centred, its bubbles upward; `medicine` is the caplets' material.

    `empty` lists (column, row) pairs that have no caplet.
    """
    made = group('blister pack', parent, at, turn)
    foil = principled('blister foil', '#ccd2d3', .42, metal=.5)
    plate(rectangle(columns * PITCH_X + .35, rows * PITCH_Y + .35), CARD_THICKNESS, foil, made,
          at=(0, 0, CARD_THICKNESS / 2), edge=.02, round_corners=.45)
    for column in range(columns):
        for row in range(rows):
            place = ((column - (columns - 1) / 2) * PITCH_X, (row - (rows - 1) / 2) * PITCH_Y)
            bubble(made, place)
            if (column, row) not in empty:
                caplet(medicine, made, at=(*place, CARD_THICKNESS + .36), length=1.75, width=.82, thickness=.62)
    return made


def bubble(parent, place):
    """One clear dome, a single wall, on the card at `place` (x, y)."""
    sections = []
    for part, height in ((1, .02), (.97, .3), (.93, .52), (.84, .72), (.68, .82), (.4, .85)):
        outline = superellipse(BUBBLE_LENGTH * part, BUBBLE_WIDTH - (1 - part) * BUBBLE_LENGTH * .55, 2.8, 64)
        sections.append([(x, y, height) for x, y in outline])
    return loft(sections, tinted('#fbfefd', body=.03, rough=.16, deepen=1.5), parent,
                at=(*place, CARD_THICKNESS), sharp=180)
