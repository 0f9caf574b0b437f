"""Personal care: toothbrushes in a cup, toothpaste, sunscreen, hand cream and a jar of cotton swabs."""
from kit.materials import plastic
from kit.palette import CORAL, CREAM, MINT, TEAL, TEAL_LIGHT, WHITE
from kit.scene import group
from kit.shapes import lathe
from kit.shot import shot
from props.squeeze_tube import squeeze_tube
from props.swab_jar import swab_jar, toothbrush

SHOT = shot(azimuth=4, elevation=14, lens=85, margin=.09, size=1.95, samples=36, supersample=1.25)


def build():
    """The cup and the tall tubes behind, hand cream and swabs in front. Lengths in cm."""
    root = group('personal care')
    cup(root, (-7.6, 2.2, 0))
    squeeze_tube(root, 'otc-tube-toothpaste.svg', at=(-.4, 1.0, 0), turn=(0, 0, -6), radius=2.0, length=13.0,
                 color=TEAL, cap=WHITE, cap_height=2.4, cap_radius=1.5)
    squeeze_tube(root, 'otc-tube-sunscreen.svg', at=(6.6, 1.6, 0), turn=(0, 0, -4), radius=2.3, length=11.6,
                 color=CORAL, cap=CREAM, cap_height=2.6)
    squeeze_tube(root, 'otc-tube-hand-cream.svg', at=(11.4, -2.6, 0), turn=(0, 0, -6), radius=1.7, length=8.8,
                 color=MINT, cap=TEAL, cap_height=1.8)
    swab_jar(root, at=(-6.4, -5.2, 0), stick=TEAL_LIGHT)
    return root


def cup(parent, at):
    """A tumbler with two toothbrushes leaning in it."""
    made = group('cup', parent, at)
    lathe([(0, 0), (2.9, 0), (3.4, 9.6), (3.14, 9.6), (2.7, .5), (0, .5)], plastic(CREAM, .4), made, round_edges=.14)
    toothbrush(made, at=(1.3, .3, .75), turn=(3, -14, 10), color=TEAL)
    toothbrush(made, at=(-1.3, .9, .75), turn=(-4, 13, -14), color=CORAL)
    return made
