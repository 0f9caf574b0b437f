"""The shop as seen through its windows: shelves, dimmed while it is closed, and the wall of shelves behind the door. Lengths in cm."""
from kit.materials import gloss, matte
from kit.palette import CORAL, CREAM, SAND, TEAL
from kit.scene import group, place
from kit.shapes import box
from kit.surfaces import decal
from props.first_aid_case import first_aid_case
from props.glow import glowing
from props.mortar import mortar, pestle
from props.pill_bottle import pill_bottle
from props.shelf_goods import goods_row
from props.storefront_facade import DEPTH, RISER, SHOP_TOP, SIDE_WINDOW, WALL, WIDTH

WARM = '#ffe2b4'
LAMPS = 3.0       # how strongly the ceiling shines
DECK_LAMP = 4.0   # and the strip under the windows' shelf
BACK_PANEL = .46  # how strongly the panels behind the goods shine
SHELF = 152       # the height of the windows' shelf
GOODS = .36       # and the goods themselves, since their fronts face away from the lamps
NIGHT = .4        # how much of all that is left while the shop is closed


def inside(parent, closed=False):
    """The whole ground floor."""
    lit = NIGHT if closed else 1
    made = group('inside', parent)
    wide, deep = WIDTH - WALL * 2 - 2, DEPTH - WALL * 2 - 2
    decal(wide, deep, matte('#d8b98f'), made, at=(0, DEPTH / 2, 1.5))
    decal(wide, deep, glowing(WARM, LAMPS * lit), made, at=(0, DEPTH / 2, SHOP_TOP + 16), turn=(180, 0, 0))
    back_wall(made, lit)
    display(made, 332, at=(-118, WALL, 0), lit=lit, seed=11, heroes=(
        (pestle_and_mortar, -96, 7.2, 0), (coral_case, 0, 4.5, 8), (medicine_bottle, 84, 11.5, 14)))
    # Seen at a slant, what stands in this window seems far to the left of where it is.
    display(made, 290, at=(WIDTH / 2 - WALL, SIDE_WINDOW[0] + 15, 0), lit=lit, turn=(0, 0, 90), seed=40, shelf=19, heroes=(
        (coral_case, 38, 4.3, -24), (medicine_bottle, 118, 11.5, -40)))
    return made


def display(parent, width, at, lit, turn=(0, 0, 0), seed=1, heroes=(), shelf=56):
    """The window display before a lit panel: `heroes` on its deck, a row of goods on a shelf.

    `at` is its middle at the glass, and `shelf` how far behind that the shelf is.
    """
    made = group('display', parent, at, turn)
    oak = matte(SAND)
    box((width, 70, 8), 1, oak, made, at=(0, 38, RISER - 2))
    decal(width + 60, SHOP_TOP - 20, glowing(WARM, BACK_PANEL * lit, CREAM), made, at=(0, 78, SHOP_TOP / 2), turn=(90, 0, 0))
    for hero, x, size, turned in heroes:
        place(hero(made, lit), (x, 28, RISER + 2), (0, 0, turned), size)
    box((width - 6, 34, 4), .8, oak, made, at=(0, shelf, SHELF - 2), segments=3)
    decal(width - 30, 22, glowing(WARM, DECK_LAMP * lit), made, at=(0, max(shelf - 22, 14), SHELF - 4.4), turn=(180, 0, 0))
    goods_row(width - 16, made, at=(-width / 2 + 8, shelf - 6, SHELF), scale=5.0, height=13.2, seed=seed, glow=GOODS * lit)
    return made


def pestle_and_mortar(parent, lit):
    """A mortar in cream and teal."""
    made, glaze = group('mortar and pestle', parent), glowing('#f4ecdc', GOODS * lit)
    mortar(made, glaze, gloss(TEAL), glaze)
    pestle(made, glaze, (1.0, 0, 3.6), (6.4, 0, 11.8), gloss(TEAL))
    return made


def coral_case(parent, _lit):
    """A first-aid case that stands out from the dark joinery."""
    return first_aid_case(parent, color=CORAL, trim='#c96f50')


def medicine_bottle(parent, _lit):
    """An amber bottle with a printed label."""
    return pill_bottle(parent, 'prescription-vial.svg', color='#ffc070')


def back_wall(made, lit):
    """The wall of shelves that is seen through the door."""
    y, left, width = 262, -250, 440
    decal(width + 20, SHOP_TOP, glowing(WARM, .3 * lit, CREAM), made, at=(left + width / 2, y, SHOP_TOP / 2),
          turn=(90, 0, 0))
    for index, z in enumerate((22, 74, 126, 178)):
        box((width, 30, 5), .8, matte(SAND), made, at=(left + width / 2, y - 16, z - 2.5), segments=3)
        goods_row(width - 12, made, at=(left + 6, y - 18, z), scale=3.2, height=12.8, seed=70 + index, glow=GOODS * lit)
