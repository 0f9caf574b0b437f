"""See-through materials: tinted plastic, clear glass, liquids.

No glass shader, hence no caustics and little noise: tinted transparency, some diffuse body and a Fresnel gloss.
Put it on a SINGLE wall (an outer surface only); inner and outer walls together go brown.
"""
import bpy

from kit.palette import AMBER, linear


def tinted(color=AMBER, body=.08, rough=.05, deepen=1.35):
    """Coloured clear plastic. `body` 0 (water clear) .. 1 (opaque); `deepen` darkens towards the rim."""
    name = f'tinted {color} {body} {rough} {deepen}'
    known = bpy.data.materials.get(name)
    if known:
        return known
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    tree = made.node_tree
    tree.nodes.clear()

    def node(kind, **inputs):
        created = tree.nodes.new(kind)
        for socket, value in inputs.items():
            created.inputs[socket.replace('_', ' ')].default_value = value
        return created

    def mix(factor, first, second):
        mixed = tree.nodes.new('ShaderNodeMixShader')
        if isinstance(factor, float):
            mixed.inputs[0].default_value = factor
        else:
            tree.links.new(factor, mixed.inputs[0])
        tree.links.new(first.outputs[0], mixed.inputs[1])
        tree.links.new(second.outputs[0], mixed.inputs[2])
        return mixed

    base = linear(color)
    facing = node('ShaderNodeLayerWeight', Blend=.3)
    tint = node('ShaderNodeMixRGB', Color1=base, Color2=tuple(c ** deepen * .94 for c in base[:3]) + (1,))
    tree.links.new(facing.outputs['Facing'], tint.inputs['Fac'])
    clear = node('ShaderNodeBsdfTransparent')
    tree.links.new(tint.outputs[0], clear.inputs['Color'])
    cloudy = mix(.5, node('ShaderNodeBsdfTranslucent', Color=base), node('ShaderNodeBsdfDiffuse', Color=base))
    shine = node('ShaderNodeBsdfGlossy', Roughness=rough)
    fresnel = node('ShaderNodeFresnel', IOR=1.45)
    outside = node('ShaderNodeMath')  # seen from within, Fresnel turns into a mirror: no gloss on back faces
    outside.operation = 'SUBTRACT'
    tree.links.new(fresnel.outputs[0], outside.inputs[0])
    tree.links.new(tree.nodes.new('ShaderNodeNewGeometry').outputs['Backfacing'], outside.inputs[1])
    outside.use_clamp = True
    surface = mix(outside.outputs[0], mix(float(body), clear, cloudy), shine)
    output = tree.nodes.new('ShaderNodeOutputMaterial')
    tree.links.new(surface.outputs[0], output.inputs['Surface'])
    return made


def solution(color='#e9f3f8'):
    """A clear medicine for injection: nearly colourless, told from the empty glass by a breath of tint."""
    return tinted(color, body=.1, rough=.04, deepen=1.6)


def liquid(color):
    """A drink, syrup or vaccine seen through a clear wall: mostly body, some light through it."""
    return tinted(color, body=.55, rough=.1, deepen=1.3)
