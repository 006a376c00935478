import { t } from '../../i18n/index.svelte';
import { offer } from '../../contract/types';
import type { CampaignOutcome } from './campaign/types';
import type { Library, NocturneComponents, NocturneView } from './box/library';
import { plain } from './box/types';
import { body, modeOf, options, type Options } from './box/setup';

export default offer<Options, NocturneView, Library>({
  order: 1,
  campaign: () => import('./campaign/Campaign.svelte'),
  reached: () => import('./campaign/Reached.svelte'),
  emblem: () => import('./Emblem.svelte'),
  first: { players: 2, options: {} },
  chimes: ['nocturne-win'],
  traced: { kind: 'tile', meant: ({ kind, id }, { cells }) => (kind === 'cell' ? cells.find(({ cell }) => cell === id)?.tile : plain(id)) },
  keys: [
    [['1', '…', '7', '*'], 'client-key-token'],
    [['←', '↑', '→', '↓'], 'client-key-arrows'],
    [['Enter'], 'client-key-enter'],
    [['p'], 'client-key-pass'],
    [['f'], 'client-key-forest'],
    [['h'], 'client-key-hand'],
    [['s'], 'client-key-sprite'],
    [['o'], 'client-key-opponent'],
    [['i'], 'client-key-inspect'],
  ],
  options,
  body,
  summary: (chosen, players) => {
    const mode = t(`client-mode-${modeOf(chosen, players)}`);
    return chosen.scenario ? t('client-campaign-summary', { number: chosen.scenario, mode }) : mode;
  },
  kind: ({ outcome }) => {
    const { mode, challenge, modifications } = outcome as unknown as CampaignOutcome;
    return [
      t(`client-mode-${mode}`),
      ...(challenge ? [t(challenge.completed ? 'client-campaign-result-completed' : 'client-campaign-number', { number: challenge.number })] : []),
      ...(modifications.length > 0 ? [t('client-nocturne-modifications', { count: modifications.length })] : []),
    ].join(' · ');
  },
  library: async (language, table) => (await import('./box/library')).library(language, table),
  libraryOf: async (components) => new (await import('./box/library')).Library(components as NocturneComponents),
  optionsForm: () => import('./Options.svelte'),
  thumbnail: () => import('./Thumbnail.svelte'),
  table: () => import('./table/NocturneTable.svelte'),
  result: () => import('./table/Result.svelte'),
  text: () => import('./text'),
  editions: async () => (await import('./editions')).default,
  components: () => import('./reference/Components.svelte'),
  reference: () => import('./reference'),
});
