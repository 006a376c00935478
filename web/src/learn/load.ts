import { wantWords } from '../i18n/index.svelte';

/** The guide's component, loaded together with its words. */
export async function loadGuide(): Promise<typeof import('./Guide.svelte')> {
  return (await Promise.all([import('./Guide.svelte'), wantWords('learn', 'puzzles', 'advice')]))[0];
}
