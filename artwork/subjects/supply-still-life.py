"""Supplies for care at home: a carton of gloves, gauze, pill organizer and thermometer."""
from kit.palette import TEAL_LIGHT
from kit.scene import group
from kit.shot import shot
from props.adhesive_bandage import bandage_strip
from props.bandages import gauze_roll
from props.pill_organizer import pill_organizer
from props.printed_carton import printed_carton
from props.thermometer import thermometer

SHOT = shot(azimuth=14, elevation=24, margin=.08, size=2.0, samples=36, supersample=1.25)


def build():
    """The carton behind, the gauze roll beside it, the organizer and the thermometer in front. Lengths in cm."""
    root = group('supplies')
    printed_carton((12, 7, 12), 'gloves-carton.svg', root, at=(-4.6, 6.6, 0), turn=(0, 0, 9))
    gauze_roll(root, at=(10.2, 5.2, 0), turn=(0, 0, -30), radius=3.4, width=8, tail=5.5)
    pill_organizer(root, at=(-2.6, -4.4, 0), turn=(0, 0, 8), opened=5)
    thermometer(root, at=(6.4, -8.6, 0), turn=(0, 0, 16))
    bandage_strip(root, at=(-5.6, -10.2, 0), turn=(0, 0, -14))
    bandage_strip(root, at=(-4.6, -10.4, .13), turn=(0, 0, 22), color=TEAL_LIGHT)
    return root
