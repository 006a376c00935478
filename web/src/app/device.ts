/** Keeps the screen on while this page is seen; the result ends that. */
export function awake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let over = false;
  const hold = async (): Promise<void> => {
    if (over || document.visibilityState !== 'visible') return;
    // Some browsers lack it, and one that saves its battery refuses.
    lock = await navigator.wakeLock?.request('screen').catch(() => undefined);
    if (over) void lock?.release();
  };
  document.addEventListener('visibilitychange', hold);
  void hold();
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', hold);
    void lock?.release();
  };
}

/** Asks the browser not to throw away what this site has stored; returns whether it has promised that. */
export async function persist(): Promise<boolean> {
  return (await navigator.storage?.persist?.().catch(() => false)) ?? false;
}

/** Whether a key belongs to an input method, with which something is being composed. */
export function composing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}

/** Shares with whatever the browser offers, or does something else if it offers nothing. */
export function share(data: ShareData, otherwise: () => void): void {
  // Older browsers share only texts and cannot be asked. Cancelling is not an error.
  if ('share' in navigator && (navigator.canShare?.(data) ?? !data.files)) navigator.share(data).catch(() => undefined);
  else otherwise();
}

/** Copies a text, also in browsers without TLS, as in a home network; returns whether it has done so. */
export function copy(text: string): boolean {
  const from = document.activeElement as HTMLElement;
  const field = Object.assign(document.createElement('textarea'), { value: text, className: 'fixed top-0' });
  // In a dialog, only what is in it can be selected.
  (from.closest('dialog') ?? document.body).append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  from.focus();
  return copied;
}
