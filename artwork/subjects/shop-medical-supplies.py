"""What the medical supplies shelf holds: blood pressure monitor, bandage roll and weekly pill organizer."""
from kit.scene import group
from kit.shot import shot
from props.bandages import gauze_roll
from props.blood_pressure_monitor import hose, monitor, rolled_cuff
from props.pill_organizer import pill_organizer

SHOT = shot(azimuth=8, elevation=25, margin=.08, size=2.0, samples=40, supersample=1.25)


def build():
    """The monitor and its cuff behind, organizer and bandage in front. Lengths in cm."""
    root = group('medical supplies')
    monitor(root, at=(-5.5, 3.5, 0), turn=(0, 0, 8))
    rolled_cuff(root, at=(9.0, 7.0, 0), turn=(0, 0, -48))
    hose([(-11.5, 3.7, 1.7), (-14.0, 3.6, 1.2), (-16.0, 6.5, .45), (-13.5, 11.0, .45), (-6.0, 12.5, .45),
          (0.0, 11.5, .6), (2.6, 9.0, 1.6)], root)
    pill_organizer(root, at=(-2.2, -8.6, 0), turn=(0, 0, 5), opened=5)
    gauze_roll(root, at=(13.4, -5.4, 0), turn=(0, 0, -28), radius=3.2, width=8, tail=5.5, color='#dcb591')
    return root
