"""Materials. Colours are '#rrggbb' (see kit.palette); texture sizes are in cm of the real thing.

Blender 3.4 has the old Principled names (Specular, Clearcoat, Sheen, Transmission, Emission).
"""
import os

import bpy

from kit.palette import linear

#: Where the runner puts the rasterised labels.
LABELS = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), '.work', 'labels')


def principled(name, color, rough=.5, metal=0.0, specular=.5, coat=0.0, sheen=0.0):
    """A plain Principled material, shared when asked for again with the same name."""
    known = bpy.data.materials.get(name)
    if known:
        return known
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    shader = made.node_tree.nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = linear(color)
    shader.inputs['Roughness'].default_value = rough
    shader.inputs['Metallic'].default_value = metal
    shader.inputs['Specular'].default_value = specular
    shader.inputs['Clearcoat'].default_value = coat
    shader.inputs['Clearcoat Roughness'].default_value = .08
    shader.inputs['Sheen'].default_value = sheen
    return made


def plastic(color, rough=.42):
    """Satin moulded plastic: shells, caps, knobs."""
    return principled(f'plastic {color} {rough}', color, rough, specular=.45)


def gloss(color):
    """Lacquered: tablets, capsules, enamel."""
    return principled(f'gloss {color}', color, .28, coat=.5)


def matte(color):
    """Chalky: tablets without a film coat, unglazed ceramic, walls."""
    return principled(f'matte {color}', color, .8, specular=.2)


def dark_glass(color='#0d1417'):
    """The glass over a display."""
    return principled(f'dark glass {color}', color, .12, coat=1)


def aluminium(rough=.3, color='#b9c0c5'):
    """Anodised tube. Darker than life, so that it stands out from the bright sweep."""
    return principled(f'aluminium {color} {rough}', color, rough, metal=1)


def chrome(color='#d5d9dc'):
    """Polished steel: spokes, buttons, needles."""
    return principled(f'chrome {color}', color, .12, metal=1)


def rubber(color='#2e3438'):
    """Tips, grips, tyres."""
    return principled(f'rubber {color}', color, .62, specular=.3)


def bumped(material, size, strength):
    """Give a material a fine grain of `size` cm. Below about a pixel it only costs samples."""
    tree = material.node_tree
    coordinates = tree.nodes.new('ShaderNodeTexCoord')
    noise = tree.nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = 1 / size
    noise.inputs['Detail'].default_value = 2
    bump = tree.nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value = strength
    bump.inputs['Distance'].default_value = .02
    tree.links.new(coordinates.outputs['Object'], noise.inputs['Vector'])
    tree.links.new(noise.outputs['Fac'], bump.inputs['Height'])
    tree.links.new(bump.outputs['Normal'], tree.nodes['Principled BSDF'].inputs['Normal'])
    return material


def foam(color):
    """Soft grips and padding: matte with a faint grain."""
    name = f'foam {color}'
    return bpy.data.materials.get(name) or bumped(principled(name, color, .85, specular=.15, sheen=.2), .25, .25)


def printed(label, rough=.5, coat=0.0, glow=0.0):
    """A printed surface from labels/<label>, for decals, wraps and carton faces. `glow` lights a display a little."""
    name = f'printed {label} {rough} {coat} {glow}'
    known = bpy.data.materials.get(name)
    if known:
        return known
    made = principled(name, '#ffffff', rough, specular=.3, coat=coat)
    tree = made.node_tree
    picture = tree.nodes.new('ShaderNodeTexImage')
    picture.image = bpy.data.images.load(os.path.join(LABELS, label.replace('.svg', '.png')))
    picture.interpolation = 'Cubic'
    picture.extension = 'EXTEND'
    shader = tree.nodes['Principled BSDF']
    tree.links.new(picture.outputs['Color'], shader.inputs['Base Color'])
    if glow:
        tree.links.new(picture.outputs['Color'], shader.inputs['Emission'])
        shader.inputs['Emission Strength'].default_value = glow
    return made
