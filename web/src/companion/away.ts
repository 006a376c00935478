/** Calls `hide` when the phone is turned off or shows something else, so that no secret stays visible. For use in an effect. */
export function whenAway(hide: () => void): () => void {
  const away = (): void => {
    if (document.visibilityState === 'hidden') hide();
  };
  document.addEventListener('visibilitychange', away);
  return () => document.removeEventListener('visibilitychange', away);
}
