import { api, ApiError } from '../server/api';
import { people } from '../server/people';
import { go } from '../app/router.svelte';
import { adding, dealt } from './deals';
import { rematches, type TableStore } from './store.svelte';

/** Goes to the rematch of a game that is over: makes its table or joins it; who has watched the game watches it. Raises ApiError. */
export async function rematch(store: Pick<TableStore, 'id' | 'rematch' | 'watching'>): Promise<void> {
  const id = await tableOf(store);
  if (!store.watching) rematches.add(id);
  go({ page: 'table', id });
}

async function tableOf({ id, rematch, watching }: Pick<TableStore, 'id' | 'rematch' | 'watching'>): Promise<string> {
  if (watching && rematch) return (await people.watchTable(rematch.table)).id;
  return rematch ? join(id) : dealt((deal) => api.rematch(id, deal)).catch((error: unknown) => joinInstead(id, error));
}

async function join(id: string): Promise<string> {
  const { table, commitment } = await api.lookAtRematch(id);
  return table ?? adding(commitment, (addition) => api.joinRematch(id, { addition }));
}

/** Joins the rematch that somebody else has asked for at the same moment. */
function joinInstead(id: string, error: unknown): Promise<string> {
  if (error instanceof ApiError && error.problem.id === 'table-rematch-made') return join(id);
  throw error;
}
