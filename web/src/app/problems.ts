import { ApiError } from './api';
import type { Message } from './protocol';

/** The message about an error that was thrown. */
export function problemOf(error: unknown): Message {
  if (error instanceof ApiError) return error.problem;
  return { id: 'client-unexpected', args: { text: error instanceof Error ? error.message : String(error) } };
}
