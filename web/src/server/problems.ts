import { ApiError } from './api';
import type { MessageShown } from './protocol';

/** How browsers, and the build, say that a part of the page could not be loaded. */
const MISSING = /import(ed|ing).*module|preload CSS/i;

/** The message about an error that was thrown. */
export function problemOf(error: unknown): MessageShown {
  if (error instanceof ApiError) return error.problem;
  if (error instanceof Error && MISSING.test(error.message)) return { id: 'client-missing-part', args: {} };
  return { id: 'client-unexpected', args: { text: error instanceof Error ? error.message : String(error) } };
}
