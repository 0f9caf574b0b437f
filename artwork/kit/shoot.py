"""Blender's entry point: blender -b -noaudio --factory-startup -P kit/shoot.py -- SUBJECT BASE MODE

SUBJECT is a module (subjects/walker.py is `subjects.walker`), BASE the path its passes start with, MODE draft or final.
"""
import importlib
import json
import os
import sys
import time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from kit.camera import frame  # noqa: E402
from kit.passes import settings, shoot  # noqa: E402
from kit.shot import FORMATS  # noqa: E402
from kit.studio import LIGHTS, fit, reset, set_up  # noqa: E402


DRAFT_SCALE = .45
DRAFT_SAMPLES = 20


def main():
    """Build one subject in the studio and render two seeds of it."""
    name, base, mode = sys.argv[sys.argv.index('--') + 1:]
    started = time.time()
    reset()
    subject = importlib.import_module(name)
    root, shot = subject.build(), subject.SHOT
    fit(root, shot.size)
    set_up(shot.azimuth, LIGHTS[shot.light])
    frame(root, shot)
    draft = mode == 'draft'
    size = [round(length * (DRAFT_SCALE if draft else 1)) for length in FORMATS[shot.format]]
    zoom = 1 if draft else shot.supersample
    settings(*(round(length * zoom) for length in size), DRAFT_SAMPLES if draft else shot.samples, shot.exposure)
    print(f'BUILT in {time.time() - started:.1f}s', flush=True)
    for seed in (1, 2):
        shoot(base, seed)
        print(f'SEED {seed} of 2 at {time.time() - started:.1f}s', flush=True)
    with open(base + '_size.json', 'w', encoding='utf-8') as file:
        json.dump(size, file)


main()
