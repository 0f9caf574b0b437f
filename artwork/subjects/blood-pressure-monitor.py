"""A blood pressure monitor showing 118/76 mmHg and a pulse of 68, with its cuff. Lengths in cm."""
from kit.materials import plastic
from kit.palette import CORAL
from kit.scene import group
from kit.shapes import ball
from kit.shot import shot
from props.blood_pressure_monitor import hose, monitor, rolled_cuff

SHOT = shot(azimuth=6, elevation=21, margin=.09, size=1.95, samples=36, supersample=1.25)


def build():
    """The monitor in front at the right, the cuff behind it at the left, the hose looping between them."""
    root = group('blood pressure')
    monitor(root, at=(6.2, -1.5, 0), turn=(0, 0, -7))
    rolled_cuff(root, at=(-8.6, 5.0, 0), turn=(0, 0, -48))
    hose([(-1.0, .4, 1.7), (-2.6, -.3, 1.5), (-4.6, -3.8, .45), (-9.2, -6.4, .45), (-14.4, -6.2, .45),
          (-16.6, -4.0, 1.0), (-15.6, -1.8, 2.3), (-13.4, .2, 2.8)], root)
    ball(.75, plastic(CORAL, .4), root, at=(-14.2, -.6, 2.65))
    return root
