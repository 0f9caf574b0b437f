"""A paperboard carton printed all over from one drawing. Lengths in cm."""
import bmesh
from mathutils import Vector

from kit.materials import printed
from kit.shapes import finish_mesh

EDGE = .09  # radius of the folds


def printed_carton(size, net, parent, at=(0, 0, 0), turn=(0, 0, 0)):
    """A carton (width, depth, height) standing on z = 0, its front towards -Y, its side towards +X.

    `net` is an SVG in artwork/labels, (width + depth) : (height + depth): the front at the bottom left, the side at its
    right, the top above it. Back and left repeat front and side. The print runs round the folds, so no board shows.
    """
    width, depth, height = size
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=size, verts=bm.verts)
    bmesh.ops.translate(bm, vec=(0, 0, height / 2), verts=bm.verts)
    bmesh.ops.bevel(bm, geom=bm.edges[:], offset=EDGE, segments=4, profile=.5, affect='EDGES')
    bm.normal_update()
    uv = bm.loops.layers.uv.new('UVMap')
    for face in bm.faces:
        for loop in face.loops:
            loop[uv].uv = unfold(loop.vert.co, face.normal, width, depth, height)
    return finish_mesh('printed carton', bm, printed(net, .45), parent, at, turn, angle=30)


def unfold(point, normal, width, depth, height):
    """Where a point of the box lies on its net (0..1 each way), by the side that its face looks to."""
    x, y, z = point
    away = Vector(abs(part) for part in normal)
    if away.z >= max(away.x, away.y) - 1e-4:
        across, up = x + width / 2, height + y + depth / 2
    elif away.x > away.y + 1e-4:
        across, up = width + (y + depth / 2 if normal.x > 0 else depth / 2 - y), z
    else:
        across, up = (x if normal.y < 0 else -x) + width / 2, z
    return across / (width + depth), up / (height + depth)
