"""Compounding: beaker and graduated cylinder, capsule board, cream on a slab with a spatula, an ointment jar."""
from kit.materials import plastic, principled
from kit.outlines import rectangle
from kit.palette import TEAL
from kit.scene import group
from kit.shapes import plate
from kit.shot import shot
from props.apothecary_jar import jar_lid, ointment_jar
from props.capsule_board import capsule_board
from props.cream import stroke
from props.glassware import beaker, graduated_cylinder
from props.spatula import spatula

SHOT = shot(azimuth=0, elevation=23, lens=85, margin=.08, size=2.0, samples=40, supersample=1.25)

CREAM_COLOR = '#f0ddd3'
SLAB = .6              # how thick the slab is


def build():
    """Glass behind, the board in front on the left; on the right the slab and the jar behind it."""
    root = group('compounding')
    beaker(root, at=(-5.4, 3.4, 0), contents='#ffc2a8')
    graduated_cylinder(root, at=(.2, 4.4, 0), contents='#a8e4d6', height=12.4)
    capsule_board(root, at=(-5.6, -3.0, 0), turn=(0, 0, 10), empty=((4, 0), (3, 0)))
    ointment_jar(root, at=(5.9, 3.6, 0), radius=3.1, height=3.5, ointment=CREAM_COLOR)
    jar_lid(root, at=(12.3, 2.9, 0), radius=3.25, color=TEAL)
    slab(root)
    return root


def slab(root):
    """A milk glass slab with a stroke of cream, at whose end the spatula lies."""
    made = group('slab', root, at=(5.0, -3.5, 0), turn=(0, 0, -8))
    plate(rectangle(11.6, 7.4), SLAB, principled('slab', '#a9d3c5', .2, coat=.4), made, at=(0, 0, SLAB / 2),
          edge=.16, round_corners=.7)
    on_top = group('on top', made, at=(0, 0, SLAB))
    cream = plastic(CREAM_COLOR, .4)
    stroke(on_top, cream, [(-4.4, 1.6), (-2.6, 2.0), (-.4, 1.5), (1.6, .2)], width=2.1, thickness=.5)
    spatula(on_top, at=(4.6, -1.2, .52), turn=(0, 4, 158))
