import { offer } from '../../contract/types';
import { listed, t } from '../../i18n/index.svelte';
import type { Library, NightfallComponents, NightfallView } from './box/library';
import { body, draftOf, options, type Options } from './box/setup';

export default offer<Options, NightfallView, Library>({
  order: 2,
  emblem: () => import('./Emblem.svelte'),
  // Players who do not know the cards cannot draft them.
  first: { players: 2, options: { draft: 'quick-start' } },
  chimes: ['nightfall-wounds'],
  // An id may be a minion, `P1/vulko#2`, or a pile, `archive:vulko`.
  traced: { kind: 'card', meant: ({ id }) => id.split(/[/:]/).at(-1)?.split('#')[0] },
  keys: [
    [['h'], 'client-nightfall-key-hand'],
    [['c'], 'client-nightfall-key-chain'],
    [['a'], 'client-nightfall-key-archives'],
    [['m'], 'client-nightfall-key-minions'],
    [['s'], 'client-nightfall-key-seats'],
    [['←', '↑', '→', '↓'], 'client-nightfall-key-arrows'],
    [['Enter'], 'client-nightfall-key-enter'],
    [['p'], 'client-nightfall-key-pass'],
    [['i'], 'client-nightfall-key-inspect'],
  ],
  options,
  body,
  summary: (options, players) =>
    listed([
      t(`client-nightfall-draft-${draftOf(options, players)}`),
      ...(options.secret ? [t('client-nightfall-secret')] : []),
      ...(options.promos ? [t('client-nightfall-promos')] : []),
      ...(options.series ? [t('client-nightfall-series')] : []),
    ]),
  score: (number) => t('client-nightfall-wounds', { number }),
  library: async (language, table) => (await import('./box/library')).library(language, table),
  libraryOf: async (components) => new (await import('./box/library')).Library(components as NightfallComponents),
  optionsForm: () => import('./Options.svelte'),
  thumbnail: () => import('./Thumbnail.svelte'),
  table: () => import('./table/NightfallTable.svelte'),
  result: () => import('./table/Result.svelte'),
  text: () => import('./text'),
  editions: async () => (await import('./editions')).default,
  components: () => import('./reference/Cards.svelte'),
  reference: () => import('./reference'),
  links: () => import('./reference/LinkGraph.svelte'),
});
