"""Text as a picture."""

from textwrap import wrap
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

COLUMNS: Final = 110
LINES: Final = 46
CELL: Final = (6, 12)
"""Width and height of a character in pixels; all pictures have one size, so that they can make a film."""
PAPER: Final = (16, 18, 28)
INK: Final = (222, 224, 232)
PLAINER: Final = str.maketrans("—–’‘“”…→•", "--''\"\".>-")
"""Characters that the font lacks, and their replacements."""


def drawn(text: str) -> NDArray[np.uint8]:
    """A text as an array of height, width and colour. Long lines are broken; what does not fit below is left out."""
    lines = [part for line in text.translate(PLAINER).splitlines() for part in broken(line)]
    image = Image.new("RGB", (CELL[0] * (COLUMNS + 2), CELL[1] * (LINES + 2)), PAPER)
    draw = ImageDraw.Draw(image)
    font = ImageFont.load_default_imagefont()
    for number, line in enumerate(lines[:LINES]):
        readable = line.encode("latin-1", "replace").decode("latin-1")
        draw.text((CELL[0], CELL[1] * (number + 1)), readable, INK, font)
    return np.asarray(image)


def broken(line: str) -> list[str]:
    """A line as lines that fit; those after the first are indented."""
    return [line] if len(line) <= COLUMNS else wrap(line, COLUMNS, subsequent_indent=" " * 4)
