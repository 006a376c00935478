/** Minutes after the last touch or key during which somebody still counts as looking. */
const PATIENCE = 5;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Reports whether somebody is looking at this page, now and whenever that changes; the returned function ends this. */
export function attention(tell: (here: boolean) => void): () => void {
  let here: boolean | undefined;
  let used = Date.now();
  let timer: ReturnType<typeof setTimeout>;

  function look(): void {
    clearTimeout(timer);
    const left = used + PATIENCE * 60_000 - Date.now();
    const now = document.visibilityState === 'visible' && left > 0;
    if (now) timer = setTimeout(look, left);
    if (now !== here) tell((here = now));
  }

  function use(): void {
    used = Date.now();
    if (!here) look();
  }

  function appear(): void {
    if (document.visibilityState === 'visible') used = Date.now();
    look();
  }

  for (const sign of SIGNS) addEventListener(sign, use, { passive: true });
  document.addEventListener('visibilitychange', appear);
  look();
  return () => {
    clearTimeout(timer);
    for (const sign of SIGNS) removeEventListener(sign, use);
    document.removeEventListener('visibilitychange', appear);
  };
}
