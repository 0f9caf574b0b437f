"""An amber prescription vial with its label, and capsules beside it."""
from mathutils import Vector

from kit.materials import gloss
from kit.palette import CORAL, CREAM
from kit.pile import settle_capsules
from kit.scene import group
from kit.shot import shot
from props.pill_bottle import FLOOR, INNER_RADIUS, pill_bottle
from props.pills import CAPSULE_LENGTH, CAPSULE_RADIUS, capsule

SHOT = shot(azimuth=8, elevation=13, lens=85, margin=.1, size=1.8, samples=40, supersample=1.25)


def build():
    """The vial with its 30 capsules: 27 inside, three beside it."""
    root = group('prescription')
    vial = pill_bottle(root, 'prescription-vial.svg', turn=(0, 0, 8))
    cream, coral = gloss(CREAM), gloss(CORAL)
    for centre, direction in settle_capsules(27, CAPSULE_LENGTH, CAPSULE_RADIUS, INNER_RADIUS, seed=3):
        one = capsule(cream, coral, vial, at=Vector(centre) + Vector((0, 0, FLOOR)))
        one.rotation_euler = Vector(direction).to_track_quat('X', 'Z').to_euler()
    for x, y, turn in ((3.5, -.9, 24), (5.3, 1.1, -40), (3.1, -3.3, 68)):
        capsule(cream, coral, root, at=(x, y, CAPSULE_RADIUS), turn=(0, 0, turn))
    return root
