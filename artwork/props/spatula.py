"""A compounding spatula. Lengths in cm, angles in degrees."""
from kit.materials import aluminium, plastic
from kit.outlines import smooth_path
from kit.palette import TEAL
from kit.scene import group
from kit.shapes import lathe, plate


def spatula(parent, at=(0, 0, 0), turn=(0, 0, 0), color=TEAL, blade=6.6, handle=6.4):
    """A spatula along X its axis through the origin: blade towards +X and facing Z, handle towards -X."""
    made = group('spatula', parent, at, turn)
    half = [(-.4, .3), (.3, .3), (1.2, .62), (blade - 1.1, .78), (blade - .3, .55), (blade, .06)]
    upper = smooth_path(half, 8)
    outline = [(p.x, -p.y) for p in upper] + [(p.x, p.y) for p in reversed(upper)]
    plate(outline, .12, aluminium(.26, '#aab3b8'), made, edge=.05)
    lathe([(0, 0), (.5, 0), (.62, 1.0), (.58, handle - 2.2), (.4, handle - .5), (.44, handle), (0, handle)],
          plastic(color, .4), made, at=(-handle, 0, 0), turn=(0, 90, 0), round_edges=.22)
    return made
