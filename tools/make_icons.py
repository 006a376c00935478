"""Draws the icons of the installed client from web/public/favicon.svg. Run as `python -m tools.make_icons`.

A maskable icon fills its square, with everything important within the middle four fifths; so does the icon for Apple's
home screen, which has no transparent corners.
"""

from typing import Final

from playwright.sync_api import Page

from hatch_build import ROOT
from tests.browser import chromium

PUBLIC: Final = ROOT / "web" / "public"
GROUND: Final = "#0b1020"
ICONS: Final = {"192": (192, 1.0), "512": (512, 1.0), "maskable-512": (512, 0.72), "180": (180, 0.8)}
"""Size of each icon in pixels, and the fraction of it that the drawing fills; the rest is background."""


def draw(page: Page, name: str, pixels: int, part: float) -> None:
    """Write one icon."""
    drawing = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    ground = "transparent" if part == 1 else GROUND
    page.set_viewport_size({"width": pixels, "height": pixels})
    page.set_content(
        f"<style>body{{margin:0;height:{pixels}px;display:grid;place-content:center;background:{ground}}}"
        f"svg{{display:block;width:{pixels * part}px}}</style>{drawing}"
    )
    page.screenshot(path=PUBLIC / "icons" / f"{name}.png", omit_background=True)


def main() -> None:
    """Write all icons."""
    with chromium.driver() as playwright:
        browser = chromium.launch(playwright)
        page = browser.new_page()
        for name, (pixels, part) in ICONS.items():
            draw(page, name, pixels, part)
        browser.close()


if __name__ == "__main__":
    main()
