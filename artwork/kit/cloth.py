"""Cloth materials. They need UVs in cm: loft(), sheet() and everything in kit.soft have them.

Threads finer than two pixels only cost samples, so sizes are a little larger than life.
"""
import bpy

from kit.materials import principled


def woven(color, thread=.5, strength=.35):
    """Plain weave: `thread` is the width of one yarn in cm."""
    return patterned(f'woven {color} {thread} {strength}', color, thread, strength, weave_height)


def knit(color, stitch=.6, strength=.5):
    """Stocking stitch: columns of V's, `stitch` cm wide."""
    return patterned(f'knit {color} {stitch} {strength}', color, stitch, strength, knit_height)


def ribbed(color, rib=.8, strength=.5):
    """Elastic ribs running along v: cuffs, hems, webbing edges."""
    return patterned(f'ribbed {color} {rib} {strength}', color, rib, strength, rib_height)


def plain_cloth(color):
    """Cotton too fine to show its threads: sheets, pillow cases, nylon slings."""
    return principled(f'cloth {color}', color, .9, specular=.12, sheen=.35)


def patterned(name, color, period, strength, height):
    """Cloth whose bump comes from height(maths, u, v), with u and v counted in periods."""
    known = bpy.data.materials.get(name)
    if known:
        return known
    made = principled(name, color, .88, specular=.12, sheen=.4)
    tree = made.node_tree
    split = tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.links.new(tree.nodes.new('ShaderNodeUVMap').outputs[0], split.inputs[0])
    maths = Maths(tree)
    u, v = maths('DIVIDE', split.outputs[0], period), maths('DIVIDE', split.outputs[1], period)
    bump = tree.nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value = strength
    bump.inputs['Distance'].default_value = .02
    tree.links.new(height(maths, u, v), bump.inputs['Height'])
    tree.links.new(bump.outputs['Normal'], tree.nodes['Principled BSDF'].inputs['Normal'])
    return made


class Maths:
    """Writes Math nodes as calls: maths('SINE', value)."""

    def __init__(self, tree):
        self.tree = tree

    def __call__(self, operation, *values):
        node = self.tree.nodes.new('ShaderNodeMath')
        node.operation = operation
        for socket, value in zip(node.inputs, values):
            if isinstance(value, (int, float)):
                socket.default_value = value
            else:
                self.tree.links.new(value, socket)
        return node.outputs[0]


def wave(maths, value):
    """0..1, one hump per unit of value."""
    return maths('ABSOLUTE', maths('SINE', maths('MULTIPLY', value, 3.14159265)))


def weave_height(maths, u, v):
    """Warp over weft in a checkerboard."""
    sign = maths('SINE', maths('MULTIPLY', u, 3.14159265))
    sign = maths('MULTIPLY', sign, maths('SINE', maths('MULTIPLY', v, 3.14159265)))
    return maths('ADD', maths('MULTIPLY', sign, .5), maths('MULTIPLY', wave(maths, u), wave(maths, v)))


def knit_height(maths, u, v):
    """Two slanted yarns per stitch meet in a V."""
    across = maths('ABSOLUTE', maths('SUBTRACT', maths('FRACT', u), .5))
    slanted = maths('ADD', maths('MULTIPLY', v, 1.25), maths('MULTIPLY', across, 1.1))
    yarn = wave(maths, slanted)
    return maths('MULTIPLY', maths('POWER', wave(maths, maths('MULTIPLY', u, 2)), .6), yarn)


def rib_height(maths, u, _v):
    """Rounded ribs."""
    return maths('POWER', wave(maths, u), .7)
