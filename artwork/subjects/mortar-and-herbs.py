"""A ceramic mortar and pestle with fresh mint, chamomile, and a small corked jar of dried herbs."""
from kit.materials import gloss, matte, principled
from kit.palette import SAND, TEAL
from kit.scene import group
from kit.shot import shot
from props.apothecary_jar import herb_jar
from props.chamomile import chamomile
from props.mortar import mortar, pestle
from props.sprig import GROWN, leaf, sprig

SHOT = shot(azimuth=0, elevation=24, lens=85, margin=.09, size=2.0, samples=40, supersample=1.25)

#: The sprigs in the bowl: where they stand, their turn, length and size of leaf.
STANDING = (((-1.9, .9, 4.6), (20, -66, 150), 7.2, 3.9), ((-.3, 1.9, 4.4), (-30, -76, 104), 7.0, 3.7),
            ((-1.0, -.2, 4.6), (70, -57, 186), 6.0, 3.2))


def build():
    """The mortar with mint in it, more mint and flowers in front, the jar behind on the right."""
    root = group('mortar and herbs')
    glaze = principled('glaze', '#e6e2d8', .3, specular=.45, coat=.35)
    mortar(root, glaze, gloss(TEAL), matte('#cdb79a'))
    pestle(root, glaze, (1.0, .2, 3.6), (6.4, 1.6, 11.8), gloss(TEAL))
    for at, turn, length, size in STANDING:
        sprig(root, at, turn, length, pairs=4, size=size, spread=62, sag=.9, bare=.34)
    herb_jar(root, at=(7.6, 3.4, 0), cork=SAND)
    sprig(root, at=(-8.6, -3.0, .24), turn=(0, 0, -22), length=7.0, pairs=4, size=3.3, spread=66, crosswise=False)
    leaf(root, (2.0, -6.6, .12), (0, 0, 24), 3.4, 1.9, GROWN, .06)
    chamomile(root, (5.6, -4.6, .35), (-14, 6, 10), 1.35, seed=2)
    chamomile(root, (8.0, -3.2, .3), (8, 12, 40), 1.15, seed=5)
    return root
