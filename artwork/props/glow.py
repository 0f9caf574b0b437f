"""Light that comes from things themselves: lit ceilings, lamps, warm back panels."""
from kit.materials import principled
from kit.palette import linear


def glowing(color, strength, base=None):
    """A matte surface of `base` colour (or `color`) that also shines with `color` at `strength` times white."""
    made = principled(f'glowing {color} {strength} {base}', base or color, .8, specular=.1)
    shader = made.node_tree.nodes['Principled BSDF']
    shader.inputs['Emission'].default_value = linear(color)
    shader.inputs['Emission Strength'].default_value = strength
    return made
