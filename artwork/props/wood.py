"""Warm wood for panels and table tops: a quiet grain along one axis. Sizes in cm."""
import bpy

from kit.materials import principled
from kit.palette import linear

OAK, OAK_DARK = '#d0a06c', '#bd8a57'


def wood(along='X', light=OAK, dark=OAK_DARK, grain=5.0, rough=.45):
    """Wood whose grain runs along the object's X, Y or Z axis; `grain` is the width of its broadest streaks."""
    name = f'wood {along} {light} {dark} {grain} {rough}'
    known = bpy.data.materials.get(name)
    if known:
        return known
    made = principled(name, light, rough, specular=.35)
    tree = made.node_tree
    coordinates = tree.nodes.new('ShaderNodeTexCoord')
    stretch = tree.nodes.new('ShaderNodeMapping')
    stretch.inputs['Scale'].default_value = [(.07 if axis == along else 1) / grain for axis in 'XYZ']
    noise = tree.nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = 1
    noise.inputs['Detail'].default_value = 3
    noise.inputs['Distortion'].default_value = .6
    colors = tree.nodes.new('ShaderNodeValToRGB')
    for element, position, color in zip(colors.color_ramp.elements, (.36, .66), (dark, light)):
        element.position = position
        element.color = linear(color)
    tree.links.new(coordinates.outputs['Object'], stretch.inputs['Vector'])
    tree.links.new(stretch.outputs[0], noise.inputs['Vector'])
    tree.links.new(noise.outputs['Fac'], colors.inputs['Fac'])
    tree.links.new(colors.outputs[0], tree.nodes['Principled BSDF'].inputs['Base Color'])
    return made
