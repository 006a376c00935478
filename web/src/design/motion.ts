/** Length of a motion in milliseconds: 0 when the player or the system wants none. */
export function motionTime(milliseconds = 200): number {
  const off =
    document.documentElement.dataset.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  return off ? 0 : milliseconds;
}
