"""What is seen through the pharmacy's windows: lit shelves, and the wall of shelves behind the door. Lengths in cm."""
from kit.materials import matte
from kit.palette import CREAM, SAND
from kit.scene import group
from kit.shapes import box
from kit.surfaces import decal
from props.glow import glowing
from props.shelf_goods import goods_row
from props.storefront_facade import DEPTH, RISER, SHOP_TOP, SIDE_WINDOW, WALL, WIDTH

WARM = '#ffe2b4'
LAMPS = 3.0       # how strongly the ceiling shines
BACK_PANEL = .46  # how strongly the panels behind the goods shine
GOODS = .36       # and the goods themselves, since their fronts face away from the lamps


def inside(parent):
    """The whole ground floor."""
    made = group('inside', parent)
    wide, deep = WIDTH - WALL * 2 - 2, DEPTH - WALL * 2 - 2
    decal(wide, deep, matte('#d8b98f'), made, at=(0, DEPTH / 2, 1.5))
    decal(wide, deep, glowing(WARM, LAMPS), made, at=(0, DEPTH / 2, SHOP_TOP + 16), turn=(180, 0, 0))
    back_wall(made)
    display(made, 290, at=(-112, WALL, 0), seed=11)
    display(made, SIDE_WINDOW[1] - 6, at=(WIDTH / 2 - WALL, SIDE_WINDOW[0], 0), turn=(0, 0, 90), seed=40)
    return made


def display(parent, width, at, turn=(0, 0, 0), seed=1):
    """The window display: a deck and two shelves before a lit panel; its front middle is `at`."""
    made = group('display', parent, at, turn)
    oak = matte(SAND)
    box((width, 58, 8), 1, oak, made, at=(0, 32, RISER - 2))
    decal(width + 20, SHOP_TOP - 20, glowing(WARM, BACK_PANEL, CREAM), made, at=(0, 64, SHOP_TOP / 2), turn=(90, 0, 0))
    for index, z in enumerate((RISER + 2, 134, 208)):
        if index:
            box((width - 6, 34, 4), .8, oak, made, at=(0, 44, z - 2), segments=3)
        goods_row(width - 24, made, at=(-width / 2 + 12, 38 if index else 26, z), scale=4.2, height=13.4,
                  seed=seed + index, glow=GOODS)
    return made


def back_wall(made):
    """The wall of shelves that is seen through the door."""
    y, left, width = 262, -250, 440
    decal(width + 20, SHOP_TOP, glowing(WARM, .3, CREAM), made, at=(left + width / 2, y, SHOP_TOP / 2),
          turn=(90, 0, 0))
    for index, z in enumerate((22, 74, 126, 178)):
        box((width, 30, 5), .8, matte(SAND), made, at=(left + width / 2, y - 16, z - 2.5), segments=3)
        goods_row(width - 12, made, at=(left + 6, y - 18, z), scale=3.2, height=12.8, seed=70 + index, glow=GOODS)
