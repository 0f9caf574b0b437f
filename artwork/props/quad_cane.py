"""An offset cane on a small four-footed base, so that it stands by itself. Lengths in cm."""
import math

from kit.materials import aluminium, foam, plastic
from kit.outlines import smooth_path
from kit.palette import CORAL, SLATE
from kit.scene import at_height, group
from kit.shapes import ball, lathe, tube
from props.leg_parts import button, collar, hole, rubber_tip

GRIP = '#4f8a86'       # a soft grey-teal
TUBE, INNER = 1.7, 1.4
HUB = 15.5             # height of the base's middle
HANDLE = 80            # height of the grip's axis


def quad_cane(parent, at=(0, 0, 0), turn=(0, 0, 0), grip=GRIP, strap=CORAL):
    """The cane standing on z = 0, its shaft on the Z axis and the grip pointing to -X."""
    made = group('quad cane', parent, at, turn)
    shaft(made)
    base(made)
    handle_grip(made, grip)
    wrist_strap(made, strap)
    return made


def shaft(parent):
    """The telescopic tube, with the offset bend below the handle."""
    tube([(0, 0, HUB), (0, 0, 42)], INNER, aluminium(.36, '#a9b1b6'), parent)
    tube([(0, 0, 40), (0, 0, HANDLE - 25), (8.5, 0, HANDLE - 15), (8.5, 0, HANDLE), (-10, 0, HANDLE)], TUBE, aluminium(),
         parent, bend=5)
    collar((0, 0, 40), (0, 0, 50), TUBE, parent)
    for index in range(6):
        hole((0, 0, 22.5 + index * 2.6), INNER, parent)
    button((0, 0, 44.5), TUBE, parent)


def base(parent):
    """Four legs that leave a hub level and turn down to rubber feet."""
    slate = plastic(SLATE, .45)
    lathe([(0, -2.4), (2.4, -2.4), (2.9, -1.6), (2.9, 2.0), (2.1, 4.2), (1.3, 4.2)], slate, parent, at=(0, 0, HUB),
          round_edges=.35)
    for x in (-1, 1):
        for y in (-1, 1):
            foot, knee = (x * 12.5, y * 9.5, 0), (x * 10.7, y * 8.1, HUB - .3)
            tube([(0, 0, HUB - .3), knee, at_height(foot, knee, 2)], 1.35, aluminium(), parent, bend=3.5)
            rubber_tip(foot, knee, parent, .95)


def handle_grip(parent, color):
    """A contoured foam grip along the handle, with a rounded nose."""
    length, waves = 15.5, []
    for i in range(33):
        part = i / 32
        swell = .3 * math.sin(part * math.pi) - .16 * math.cos(part * math.pi * 6)
        waves.append((2.45 + swell, .9 + part * (length - 1.8)))
    profile = [(1.6, 0), (2.5, 0), *waves, (2.6, length), (1.8, length + .9), (0, length + 1.1)]
    lathe(profile, foam(color), parent, at=(5.2, 0, HANDLE), turn=(0, -90, 0), round_edges=.12, sharp=60)


def wrist_strap(parent, color):
    """A thin loop that hangs from the bend of the handle."""
    points = [(7.6, -1.6, HANDLE - .6), (7.0, -2.6, HANDLE - 6), (5.2, -2.8, HANDLE - 13), (3.4, -1.8, HANDLE - 15.4),
              (2.3, .3, HANDLE - 13.6), (3.6, 1.8, HANDLE - 8), (6.4, 1.5, HANDLE - 2.5), (7.6, 1, HANDLE - .6)]
    tube(smooth_path(points, 10), .42, plastic(color, .6), parent)
    ball(.7, plastic(color, .6), parent, at=(7.6, -1.7, HANDLE - .7))
