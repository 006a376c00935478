import { ApiError } from './api';
import type { MessageShown } from './protocol';

/** The message about an error that was thrown. */
export function problemOf(error: unknown): MessageShown {
  if (error instanceof ApiError) return error.problem;
  return { id: 'client-unexpected', args: { text: error instanceof Error ? error.message : String(error) } };
}
