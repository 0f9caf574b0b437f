"""Cold and allergy: cough syrup with its cup, an allergy carton, a saline nasal spray, a box of tissues."""
from kit.palette import TEAL_LIGHT
from kit.scene import group
from kit.shot import shot
from props.nasal_spray import nasal_spray
from props.printed_carton import printed_carton
from props.syrup_bottle import measuring_cup, syrup_bottle
from props.tissue_box import tissue_box

SHOT = shot(azimuth=4, elevation=14, lens=85, margin=.09, size=1.95, samples=40, supersample=1.25)


def build():
    """Tissues at the back, syrup and carton before them, spray and cup in front. Lengths in cm."""
    root = group('cold and allergy')
    tissue_box(root, at=(1.2, 5.2, 0), turn=(0, 0, -8), color=TEAL_LIGHT)
    syrup_bottle(root, 'otc-syrup-cough.svg', at=(-5.2, -2.0, 0), turn=(0, 0, 8))
    printed_carton((7.4, 3.2, 9.6), 'otc-carton-allergy.svg', root, at=(2.2, -4.0, 0), turn=(0, 0, -7))
    nasal_spray(root, 'otc-nasal-saline.svg', at=(8.8, -4.2, 0), turn=(0, 0, -2))
    measuring_cup(root, at=(-9.6, -4.6, 0), contents='#ffd39a', turn=(0, 0, 22))
    return root
