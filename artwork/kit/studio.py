"""The studio: seamless mint sweep, softbox key from the upper left, fill, rim, dark flags for metal.

The whole set hangs on one empty that turns with the camera, so every picture is lit alike. One studio unit is
about half a subject: Shot.size says how large the subject's largest dimension becomes.
"""
import math

import bmesh
import bpy
from mathutils import Vector

from kit.materials import principled
from kit.palette import as_written, linear
from kit.scene import group, link, vertices
from kit.shapes import finish_mesh
from kit.surfaces import decal

SWEEP = '#b9d1c7'     # what the light falls on

#: Watts and color of each light; `sky` is the strength of the ambient light, and `lift` the light that the camera sees in
#: the sweep itself: it keeps the corners fresh and the shadows pale.
LIGHTS = {
    'day': dict(key=(2050, '#fff6ec'), fill=(150, '#eef5ff'), rim=(260, '#ffffff'), wash=(1080, '#ffffff'), sky=.36,
                lift=(.058, .074, .066)),
    'dusk': dict(key=(205, '#7f9dff'), fill=(30, '#8f9cff'), rim=(120, '#ffa877'), wash=(130, '#5a80ff'), sky=.085,
                 lift=(.005, .019, .056)),
}


def reset():
    """An empty file."""
    bpy.ops.wm.read_factory_settings(use_empty=True)


def fit(root, size):
    """Scale a subject from cm to studio units, stand it on the floor and centre it."""
    points = vertices(root)
    low, high = Vector(map(min, zip(*points))), Vector(map(max, zip(*points)))
    scale = size / max(high - low)
    centre = (low + high) / 2
    root.scale = (scale,) * 3
    root.location = (-centre.x * scale, -centre.y * scale, -low.z * scale)
    bpy.context.view_layer.update()


def set_up(azimuth, light):
    """Build sweep, lights and flags, turned to a camera at `azimuth` degrees; `light` is one of LIGHTS."""
    scene = bpy.context.scene
    before = set(scene.objects)
    sweep(light['lift'])
    softbox('key', (-7.2, -6.0, 10.0), (0, 0, .5), (4.6, 4.6), *light['key'])
    softbox('fill', (8.0, -5.5, 4.2), (0, 0, .8), (7, 6), *light['fill'])
    softbox('rim', (3.2, 4.0, 5.2), (0, 0, .9), (3.2, 1.8), *light['rim'])
    softbox('wash', (.8, 1.0, 9.5), (.8, 9.6, 5.2), (16, 4), *light['wash'])
    for x, y, angle in ((-6.5, 2.2, 90), (6.5, .5, 90), (-1.2, -9.5, 0)):
        flag(x, y, angle)
    rig = group('studio', turn=(0, 0, azimuth))
    for made in set(scene.objects) - before - {rig}:
        made.parent = rig
    world(light['sky'])


def sweep(lift):
    """Floor, quarter circle and wall in one smooth strip."""
    radius, wall, width, height = 6.0, 10.0, 80, 30
    profile = [(-24, 0), (wall - radius, 0)]
    for i in range(1, 49):
        angle = math.pi / 2 * i / 48
        profile.append((wall - radius + radius * math.sin(angle), radius - radius * math.cos(angle)))
    profile.append((wall, height))
    bm = bmesh.new()
    rows = [[bm.verts.new((x, y, z)) for x in (-width / 2, width / 2)] for y, z in profile]
    for low, high in zip(rows, rows[1:]):
        bm.faces.new((low[0], low[1], high[1], high[0]))
    finish_mesh('sweep', bm, sweep_material(lift), None, angle=180)


def sweep_material(lift):
    """Matte mint that glows a little, but only to the camera: metal and shadows see the plain surface."""
    made = principled('sweep', SWEEP, .9, specular=0)
    tree = made.node_tree
    shader = tree.nodes['Principled BSDF']
    tint = [new / old for new, old in zip(linear(SWEEP), as_written(SWEEP))]
    shader.inputs['Emission'].default_value = (*(channel * part for channel, part in zip(lift, tint)), 1)
    tree.links.new(tree.nodes.new('ShaderNodeLightPath').outputs['Is Camera Ray'],
                   shader.inputs['Emission Strength'])
    made.cycles.sample_as_light = False
    return made


def softbox(name, at, target, size, watts, color):
    """A rectangular area light that points at `target` and hides from the camera."""
    light = bpy.data.lights.new(name, 'AREA')
    light.shape = 'RECTANGLE'
    light.size, light.size_y = size
    light.energy = watts
    light.color = linear(color)[:3]
    made = bpy.data.objects.new(name, light)
    made.location = at
    made.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    made.visible_camera = False
    return link(made)


def flag(x, y, angle):
    """A dark card that only reflections see: it draws crisp dark edges on metal and gloss."""
    card = decal(6, 7, principled('flag', '#171c1f', 1, specular=0), at=(x, y, 2.9), turn=(90, 0, angle))
    card.visible_camera = card.visible_diffuse = card.visible_shadow = card.visible_transmission = False


def world(strength):
    """A vertical gradient: pale above, dark below, for reflections and ambient light."""
    made = bpy.data.worlds.new('world')
    bpy.context.scene.world = made
    made.use_nodes = True
    tree = made.node_tree
    coordinates = tree.nodes.new('ShaderNodeTexCoord')
    split = tree.nodes.new('ShaderNodeSeparateXYZ')
    spread = tree.nodes.new('ShaderNodeMapRange')
    spread.inputs['From Min'].default_value = -1
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    ramp.color_ramp.elements[0].position = .45
    ramp.color_ramp.elements[0].color = (.10, .115, .12, 1)
    ramp.color_ramp.elements[1].position = .85
    ramp.color_ramp.elements[1].color = (.90, .94, .96, 1)
    tree.links.new(coordinates.outputs['Generated'], split.inputs[0])
    tree.links.new(split.outputs['Z'], spread.inputs['Value'])
    tree.links.new(spread.outputs[0], ramp.inputs['Fac'])
    background = tree.nodes['Background']
    tree.links.new(ramp.outputs['Color'], background.inputs['Color'])
    background.inputs['Strength'].default_value = strength
