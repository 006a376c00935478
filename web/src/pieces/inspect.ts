import type { Attachment } from 'svelte/attachments';

const HOLD = 450;
const DRIFT = 10;

/** Calls `show` on press and hold, on the context menu and on the key `i`. A held press does not click. */
export function inspect(show: (() => void) | undefined): Attachment<HTMLElement> {
  return (element) => {
    if (!show) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };
    let held = false;

    const stop = () => clearTimeout(timer);
    const press = (event: PointerEvent) => {
      held = false;
      start = { x: event.clientX, y: event.clientY };
      stop();
      if (event.button !== 0) return;
      timer = setTimeout(() => {
        held = true;
        show();
      }, HOLD);
    };
    const drag = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > DRIFT) stop();
    };
    const click = (event: MouseEvent) => {
      // A click with detail 0 comes from the keyboard.
      if (!held || event.detail === 0) return;
      held = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const menu = (event: MouseEvent) => {
      event.preventDefault();
      stop();
      // Holding a touch opens the context menu as well.
      if (!held) show();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'i' && !event.ctrlKey && !event.metaKey && !event.altKey) show();
    };

    const ended = new AbortController();
    const until = { signal: ended.signal };
    element.addEventListener('pointerdown', press, until);
    element.addEventListener('pointermove', drag, until);
    for (const end of ['pointerup', 'pointerleave', 'pointercancel']) element.addEventListener(end, stop, until);
    element.addEventListener('click', click, { ...until, capture: true });
    element.addEventListener('contextmenu', menu, until);
    element.addEventListener('keydown', key, until);
    return () => {
      stop();
      ended.abort();
    };
  };
}
