import { t } from '../i18n/index.svelte';
import { game } from '../games/types';
import Emblem from './Emblem.svelte';
import type { Library } from './library';
import { options, type Options } from './setup';
import type { NocturneView } from './table/view';

export default game<Options, NocturneView, Library>({
  name: 'nocturne',
  order: 1,
  players: [2, 3, 4],
  rules: 'NOC',
  Emblem,
  first: { players: 2, options: {} },
  keys: [
    [['1', '…', '7', '*'], 'client-key-token'],
    [['←', '↑', '→', '↓'], 'client-key-arrows'],
    [['Enter'], 'client-key-enter'],
    [['p'], 'client-key-pass'],
    [['f'], 'client-key-forest'],
    [['h'], 'client-key-hand'],
    [['s'], 'client-key-sprite'],
    [['i'], 'client-key-inspect'],
  ],
  options,
  body: ({ mode, characters }) => ({ mode, characters }),
  summary: ({ mode }) => t(`client-mode-${mode}`),
  library: async (language) => (await import('./library')).library(language),
  optionsForm: () => import('./Options.svelte'),
  table: () => import('./table/NocturneTable.svelte'),
  result: () => import('./table/Result.svelte'),
  text: () => import('./text'),
  learn: () => import('./Lesson.svelte'),
  components: () => import('./Components.svelte'),
});
