import { expect, it } from 'vitest';

const sources = import.meta.glob<string>('../**/*.svelte', { query: '?raw', import: 'default', eager: true });

it('whoever waits, or waits in vain, is always offered a next step', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(200);
  // Such a message alone leaves the reader stuck: Loading shows it with a button.
  const alone = /\{t\('client-(loading|moment)'\)\}|\{:catch \w+\}\s*<p[^>]*>\{problemText/;
  expect(Object.keys(sources).filter((path) => path !== './Loading.svelte' && alone.test(sources[path] ?? ''))).toEqual([]);
});
