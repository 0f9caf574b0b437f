"""Wound care: a carton of sterile pads, a gauze roll, tape, pads and fanned strip bandages. Lengths in cm."""
from kit.palette import CORAL
from kit.scene import group
from kit.shot import shot
from props.adhesive_bandage import bandage_strip
from props.bandages import gauze_pads, gauze_roll, tape_roll
from props.printed_carton import printed_carton

SHOT = shot(azimuth=16, elevation=20, margin=.075, size=2.0, samples=40, supersample=1.25)


def build():
    """The carton behind, rolls before it, bandages fanned in front."""
    root = group('wound care')
    printed_carton((10.5, 4.5, 8.5), 'sterile-pads.svg', root, at=(-4.2, 5.2, 0), turn=(0, 0, 8))
    gauze_roll(root, at=(6.2, 2.4, 0), turn=(0, 0, -24), radius=3.1, width=7, tail=6)
    tape_roll(root, at=(-8.6, -1.6, 0))
    gauze_pads(root, at=(-1.5, -2.2, 0), turn=(0, 0, 18), size=6.4, count=3)
    for index, turn in enumerate((62, 38, 14)):
        holder = group('fan', root, (2.6, -7.2, .11 * index), (0, 0, turn))
        bandage_strip(holder, at=(3.2, 0, 0), color=CORAL if index == 1 else '#dfb48f')
    return root
