"""A ceramic mortar and pestle with sage and mint, and a small corked jar."""
from kit.materials import gloss, matte
from kit.palette import CREAM, SAND, TEAL
from kit.scene import group
from kit.shot import shot
from props.apothecary_jar import herb_jar
from props.mortar import mortar, pestle
from props.sprig import GREEN, PALE_GREEN, leaf, sprig

SHOT = shot(azimuth=0, elevation=25, lens=85, margin=.1, size=2.0, samples=34)

#: Direction, slope, length and colour of the leaves in the bowl, from front to back.
LEAVES = ((218, 54, 5.2, PALE_GREEN), (196, 47, 5.8, GREEN), (172, 60, 6.0, PALE_GREEN), (146, 55, 5.6, GREEN),
          (118, 62, 5.4, PALE_GREEN))


def build():
    """The mortar with leaves over its rim, a sprig lying in front of it, the jar behind on the right."""
    root = group('mortar and herbs')
    mortar(root, gloss(CREAM), matte('#e9dfcb'))
    pestle(root, gloss(CREAM), (.9, .2, 3.6), (6.4, 1.4, 11.8), gloss(TEAL))
    for direction, slope, length, color in LEAVES:
        stalk = group('stalk', root, (0, 0, 4.4), (0, 0, direction))
        leaf(stalk, (1.5, 0, 0), (0, -slope, 0), length, length * .4, color, curl=1.1)
    herb_jar(root, at=(7.4, 3.6, 0), cork=SAND)
    sprig(root, at=(-8.4, -3.6, .25), turn=(0, 0, -20), length=7.4)
    leaf(root, (3.6, -5.6, .2), (0, -10, 28), 3.6, 1.8, PALE_GREEN, curl=.5)
    return root
