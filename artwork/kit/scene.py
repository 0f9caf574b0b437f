"""Putting objects into the scene: linking, groups, placing, aiming, measuring. Lengths in cm, angles in degrees."""
import math

import bpy
from mathutils import Vector


def link(obj, material=None, parent=None):
    """Add a new object to the scene, with an optional material and parent."""
    bpy.context.scene.collection.objects.link(obj)
    if material:
        obj.data.materials.append(material)
    if parent:
        obj.parent = parent
    return obj


def place(obj, at=None, turn=None, scale=None):
    """Set location, rotation (X, Y, Z in degrees, applied in that order) and scale."""
    if at is not None:
        obj.location = at
    if turn is not None:
        obj.rotation_euler = [math.radians(angle) for angle in turn]
    if scale is not None:
        obj.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    return obj


def group(name='group', parent=None, at=(0, 0, 0), turn=(0, 0, 0)):
    """An empty that carries other objects."""
    return place(link(bpy.data.objects.new(name, None), parent=parent), at, turn)


def aim(obj, start, end):
    """Stand an object made along +Z on `start` so that it points at `end`."""
    obj.location = start
    obj.rotation_euler = (Vector(end) - Vector(start)).to_track_quat('Z', 'Y').to_euler()
    return obj


def between(start, end, part):
    """The point `part` (0..1) of the way from start to end."""
    return tuple(a + (b - a) * part for a, b in zip(start, end))


def at_height(start, end, z):
    """The point of the line start-end that lies at height z."""
    return between(start, end, (z - start[2]) / (end[2] - start[2]))


def vertices(root):
    """World positions of every evaluated vertex below `root` (modifiers and curves included)."""
    bpy.context.view_layer.update()
    depsgraph = bpy.context.evaluated_depsgraph_get()
    points = []
    for obj in root.children_recursive:
        if obj.type in {'MESH', 'CURVE'}:
            evaluated = obj.evaluated_get(depsgraph)
            mesh = evaluated.to_mesh()
            points += [evaluated.matrix_world @ vertex.co for vertex in mesh.vertices]
            evaluated.to_mesh_clear()
    return points
