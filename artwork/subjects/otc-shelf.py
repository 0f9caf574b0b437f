"""Three shelves of over-the-counter products in neat facings, under a teal sign."""
from kit.clear import liquid
from kit.palette import CORAL, CREAM, MINT, TEAL, TEAL_LIGHT, WHITE
from kit.scene import group
from kit.shot import shot
from props.pharmacy_shelf import pharmacy_shelf, price_tag
from props.printed_carton import printed_carton
from props.squeeze_tube import squeeze_tube
from props.syrup_bottle import syrup_bottle
from props.tablet_bottle import tablet_bottle

SHOT = shot(azimuth=8, elevation=9, lens=85, margin=.045, size=2.1, samples=26, supersample=1.25)

WIDTH, ROOM = 66.0, 13.8
FRONT = 1.3  # how far behind the shelf's edge the first row stands


def build():
    """Bottles above, cartons in the middle, liquids and larger cartons below. Lengths in cm."""
    root = group('otc shelf')
    low, middle, high = pharmacy_shelf(root, WIDTH, ROOM, 3)
    stock(root, high, [(vitamin_d, 5.2, 3), (multivitamin, 6.2, 2), (omega, 5.6, 2), (allergy_tablets, 5.2, 2)])
    stock(root, middle, [(carton('otc-carton-pain.svg', 6.8, 3.6, 10.4), 6.8, 2),
                         (carton('otc-carton-ibuprofen.svg', 6.6, 3.4, 9.4), 6.6, 2),
                         (carton('otc-carton-fiber.svg', 7.6, 4.2, 11.4), 7.6, 2),
                         (carton('otc-carton-allergy.svg', 7.4, 3.2, 9.6), 7.4, 2)])
    stock(root, low, [(cough_syrup, 5.8, 2), (carton('otc-carton-cold.svg', 7.6, 3.6, 10.6), 7.6, 2),
                      (stomach_liquid, 5.8, 2), (sunscreen, 7.2, 1), (bandages, 9.0, 1)])
    return root


def stock(parent, shelf, facings):
    """Stand the products (maker, width, how many) on the shelf at height `shelf`, spread evenly over its width."""
    count = sum(number for _, _, number in facings)
    gap = (WIDTH - sum(width * number for _, width, number in facings)) / (count + len(facings))
    x = -WIDTH / 2 + gap
    for make, width, number in facings:
        for _ in range(number):
            make(parent, (x + width / 2, FRONT, shelf))
            x += width + gap
        price_tag(parent, x - gap - (width * number + gap * (number - 1)) / 2, shelf)
        x += gap


def carton(net, width, depth, height):
    """A maker of two cartons, one behind the other."""
    def make(parent, at):
        for row in range(2):
            printed_carton((width, depth, height), net, parent, (at[0], at[1] + depth / 2 + row * (depth + .2), at[2]))
    return make


def vitamin_d(parent, at):
    """A bottle of vitamin D3."""
    tablet_bottle(parent, 'otc-bottle-vitamin-d.svg', (at[0], at[1] + 2.6, at[2]), color=WHITE, cap=CORAL)


def multivitamin(parent, at):
    """A large bottle of multivitamins."""
    tablet_bottle(parent, 'otc-bottle-multivitamin.svg', (at[0], at[1] + 3.1, at[2]), radius=3.1, height=10.0,
                  cap=WHITE, label_low=.9, label_high=7.5)


def omega(parent, at):
    """A mint bottle of fish oil."""
    tablet_bottle(parent, 'otc-bottle-omega.svg', (at[0], at[1] + 2.8, at[2]), radius=2.8, height=8.6, color=MINT,
                  cap=TEAL, label_low=.6, label_high=6.5)


def allergy_tablets(parent, at):
    """A bottle of allergy tablets."""
    tablet_bottle(parent, 'otc-bottle-allergy.svg', (at[0], at[1] + 2.6, at[2]), color=WHITE, cap=TEAL_LIGHT)


def cough_syrup(parent, at):
    """An amber bottle of cough syrup."""
    syrup_bottle(parent, 'otc-syrup-cough.svg', (at[0], at[1] + 2.9, at[2]))


def stomach_liquid(parent, at):
    """A coral bottle for the stomach."""
    syrup_bottle(parent, 'otc-syrup-stomach.svg', (at[0], at[1] + 2.9, at[2]), wall=liquid('#f8c3b2'))


def sunscreen(parent, at):
    """A tube standing on its cap."""
    squeeze_tube(parent, 'otc-tube-sunscreen.svg', (at[0], at[1] + 2.3, at[2]), radius=2.3, length=10.4, color=CORAL,
                 cap=CREAM, cap_height=2.4)


def bandages(parent, at):
    """Two cartons of bandages, one on the other."""
    for level in range(2):
        printed_carton((9.0, 3.4, 6.4), 'otc-carton-bandages.svg', parent, (at[0], at[1] + 1.7, at[2] + level * 6.42))
