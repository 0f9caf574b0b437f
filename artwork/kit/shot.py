"""How a subject is photographed: the one record each subject script declares as SHOT."""
from dataclasses import dataclass

#: Finished pixel sizes.
FORMATS = {'card': (1200, 900), 'wide': (2000, 1125), 'square': (1200, 1200), 'tall': (900, 1200)}


@dataclass(frozen=True)
class Shot:
    """Angles in degrees; margins and shifts are fractions of the frame."""

    azimuth: float = 24        # camera walks round the subject; 0 looks along +Y, positive goes to its right (+X)
    elevation: float = 14      # camera height above the horizon
    lens: float = 80           # millimetres on a 36 mm sensor; stay within 60..100 so that pictures match
    margin: float = .11        # empty border on the tighter axis
    shift_x: float = 0         # moves the subject right (+) or left (-) by this part of the frame's width
    shift_y: float = 0         # moves the subject up (+) or down (-) by this part of the frame's height
    format: str = 'card'       # a key of FORMATS
    samples: int = 44          # per seed (two seeds are rendered)
    supersample: float = 1.0   # 1.25 or 1.5 renders larger and scales down: for thin tubes and fine text
    light: str = 'day'         # a key of studio.LIGHTS
    exposure: float = 1.0      # multiplies the light; leave at 1 unless a picture is mostly white or mostly dark
    size: float = 2.0          # studio units of the subject's largest dimension; smaller = softer shadows


def shot(**settings):
    """Make a Shot, naming the format early if it is wrong."""
    made = Shot(**settings)
    if made.format not in FORMATS:
        raise ValueError(f'format is one of {", ".join(FORMATS)}, not {made.format!r}')
    return made
