import { vi } from 'vitest';

/** Milliseconds to wait: much longer than anything should take, even on a busy machine. */
const PATIENCE = 120_000;

/** Waits until a check no longer fails. */
export function until(check: () => void): Promise<void> {
  return vi.waitFor(check, { timeout: PATIENCE });
}
