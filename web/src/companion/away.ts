/** In an effect: `hide` is called when the phone is turned off or shows something else, so that nothing secret lies open. */
export function whenAway(hide: () => void): () => void {
  const away = (): void => {
    if (document.visibilityState === 'hidden') hide();
  };
  document.addEventListener('visibilitychange', away);
  return () => document.removeEventListener('visibilitychange', away);
}
