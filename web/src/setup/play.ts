import { api, ApiError } from '../server/api';
import { go } from '../app/router.svelte';
import type { EditionSetup, TableSetup } from '../app/settings';
import { settings } from '../app/settings.svelte';
import { tableBody } from './setup';
import { editionsApi } from '../editions/facts/api';
import type { Edition } from '../editions/facts/facts';
import type { Game } from '../contract/types';
import { t } from '../i18n/index.svelte';
import { dealt } from '../store/deals';

/** The reader's name if they have ever given one; otherwise empty. */
export function ownName(): string {
  return settings.name || settings.nickname;
}

/** The default name of somebody at the seat `index`. */
export function defaultName(kind: string, index: number): string {
  if (kind === 'me') return ownName() || t('client-name-me');
  if (kind === 'screen' || kind === 'open') return t(`client-name-${kind}`, { number: index + 1 });
  return t(`client-name-bot-${index + 1}`);
}

/** The setup with the built-in components. */
export function builtIn({ edition: _, ...setup }: TableSetup): TableSetup {
  return setup;
}

/** The player's edition named in a setup, as it is now. Raises ApiError: it may be deleted. */
async function editionOf(game: Game, { id, name }: EditionSetup): Promise<Edition> {
  const found = (await editionsApi.list()).find((one) => one.id === id && one.game === game.name);
  if (!found) throw new ApiError({ id: 'client-new-edition-gone', args: { name } }, 404);
  return found;
}

/** Makes a table, stores its setup under a name, and opens it. Raises ApiError; an edition that is deleted is also forgotten. */
export async function play(game: Game, setup: TableSetup, remembered: string = game.name): Promise<void> {
  // The game's code is loaded while the table is made; if that fails, the table reports it.
  void game.table().catch(() => undefined);
  const remember = (setup: TableSetup): void => {
    settings.setups[remembered] = setup;
  };
  let edition: Edition | undefined;
  try {
    edition = setup.edition && (await editionOf(game, setup.edition));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) {
      remember(builtIn(setup));
      if (settings.boxes[game.name]?.id === setup.edition?.id) delete settings.boxes[game.name];
    }
    throw error;
  }
  const id = await dealt((deal) => api.create({ ...tableBody(game, setup, edition), deal }));
  settings.game = game.name;
  remember(edition ? { ...setup, edition: { id: edition.id, name: edition.name } } : setup);
  go({ page: 'table', id });
}
