"""Compounding: beaker and graduated cylinder, capsule board, an open ointment jar with a spatula."""
from kit.palette import TEAL
from kit.scene import group
from kit.shot import shot
from props.apothecary_jar import jar_lid, ointment_jar
from props.capsule_board import capsule_board
from props.glassware import beaker, graduated_cylinder
from props.spatula import spatula

SHOT = shot(azimuth=0, elevation=22, lens=85, margin=.1, size=2.0, samples=28)


def build():
    """Glass behind, the board in front on the left; on the right the jar, the spatula standing in its ointment."""
    root = group('compounding')
    beaker(root, at=(-4.0, 3.3, 0), contents='#f7a588')
    graduated_cylinder(root, at=(2.2, 4.0, 0), contents='#86cdc1', height=12.4)
    capsule_board(root, at=(-3.6, -3.2, 0), turn=(0, 0, 10), empty=((4, 0), (3, 0)))
    ointment_jar(root, at=(5.0, -.6, 0), ointment='#f3d3b4')
    spatula(root, at=(7.85, -1.55, 6.6), turn=(65, 60, 160))
    jar_lid(root, at=(3.4, -6.1, 0), color=TEAL)
    return root
