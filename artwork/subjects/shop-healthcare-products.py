"""Health care from the shelf: a soap pump, a tube of lotion, a digital thermometer."""
from kit.palette import CORAL, CREAM
from kit.scene import group
from kit.shot import shot
from props.pump_bottle import pump_bottle
from props.squeeze_tube import squeeze_tube
from props.thermometer import thermometer

SHOT = shot(azimuth=0, elevation=21, lens=85, margin=.1, size=2.0, samples=36, supersample=1.25)


def build():
    """Bottle and tube stand, the thermometer lies in front."""
    root = group('healthcare products')
    pump_bottle(root, 'hand-soap.svg', at=(-2.4, 1.6, 0), turn=(0, 0, -3))
    squeeze_tube(root, 'body-lotion.svg', at=(4.0, 1.8, 0), turn=(0, 0, -10), radius=2.2, length=12.4, color=CREAM,
                 cap=CORAL, cap_height=2.0)
    thermometer(root, at=(2.4, -4.0, 0), turn=(0, 0, 10))
    return root
