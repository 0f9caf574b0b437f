"""Digestive health: an antacid bottle with chewable tablets, a carton of fiber, a bottle of coral liquid."""
from kit.clear import liquid
from kit.materials import matte
from kit.palette import TEAL, WHITE
from kit.scene import group
from kit.shot import shot
from props.pills import tablet
from props.printed_carton import printed_carton
from props.syrup_bottle import syrup_bottle
from props.tablet_bottle import tablet_bottle

SHOT = shot(azimuth=-3, elevation=15, lens=85, margin=.09, size=1.95, samples=40, supersample=1.25)

RADIUS, THICKNESS = .95, .62
PASTELS = ('#efb5a2', '#bfe0cf', '#f0dfae', '#e9e2d2')
#: x, y, how many tablets lie beneath, colour
LYING = ((-4.3, -5.4, 0, 0), (-2.3, -5.9, 0, 1), (-3.3, -5.6, 1, 2),
         (1.3, -6.9, 0, 3), (3.8, -5.8, 0, 0), (6.2, -4.6, 0, 1))


def build():
    """Carton behind, antacid in the middle, the coral bottle on the left, tablets in front. Lengths in cm."""
    root = group('digestive health')
    printed_carton((7.6, 4.2, 11.4), 'otc-carton-fiber.svg', root, at=(6.6, 2.4, 0), turn=(0, 0, 8))
    syrup_bottle(root, 'otc-syrup-stomach.svg', at=(-6.5, .6, 0), turn=(0, 0, 2), wall=liquid('#f8c3b2'), cap=WHITE)
    tablet_bottle(root, 'otc-bottle-antacid.svg', at=(.2, -1.6, 0), turn=(0, 0, -4), radius=3.0, height=8.3, cap=TEAL,
                  label_low=.7, label_high=6.6)
    for x, y, beneath, colour in LYING:
        chalk = matte(PASTELS[colour])
        tablet(chalk, root, at=(x, y, THICKNESS / 2 + beneath * THICKNESS), radius=RADIUS,
               thickness=THICKNESS, dome=.07)
    return root
