import type * as protocol from './protocol';
import { hold } from './hold.svelte';

/** An error: the server did not give the answer asked for, or gave none. */
export class ApiError extends Error {
  constructor(
    readonly problem: protocol.MessageShown,
    readonly status: number,
    /** The place of the error in what was sent; empty if there is none. */
    readonly where = '',
    /** Seconds after which to try again, if the server has asked for a wait. */
    readonly wait: number | null = null,
  ) {
    super(problem.id);
  }
}

/** The longest silence of the server in milliseconds, and how fast even a bad connection sends, in bytes per millisecond. */
const SILENCE = 10_000;
const SLOWEST = 10;

/** Sends a request and reads the whole answer. Addresses are relative to the page, which may lie under a path. A request that the server leaves unanswered fails with an `ApiError`. */
async function exchange(path: string, init?: RequestInit): Promise<Response> {
  const abort = new AbortController();
  const sent = typeof init?.body === 'string' ? init.body.length : init?.body instanceof Blob ? init.body.size : 0;
  let timer = setTimeout(() => abort.abort(), SILENCE + sent / SLOWEST);
  try {
    const response = await fetch(path, { ...init, signal: abort.signal });
    const decoder = new TextDecoder();
    let text = '';
    for (const reader = response.body?.getReader(); reader; ) {
      clearTimeout(timer);
      timer = setTimeout(() => abort.abort(), SILENCE);
      const { done, value } = await reader.read();
      if (done) break;
      text += decoder.decode(value, { stream: true });
    }
    return new Response(response.body && text, response);
  } catch {
    const id = navigator.onLine === false ? 'client-offline' : abort.signal.aborted ? 'client-no-response' : 'client-no-server';
    throw new ApiError({ id, args: {} }, 0);
  } finally {
    clearTimeout(timer);
  }
}

/** Sends a request. If the server asks for a wait, all requests wait that long; one that changes nothing is then sent again. */
export async function request(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  let wait: number;
  for (;;) {
    await hold.over;
    response = await exchange(path, init);
    wait = Number(response.headers.get('retry-after'));
    if (response.ok || !wait || init?.method) break;
    hold.begin(wait);
  }
  if (response.ok) return response;
  const body: unknown = await response.json().catch(() => null);
  const { error, where } = (body ?? {}) as Partial<protocol.Failure>;
  throw new ApiError(error ?? { id: 'client-server-error', args: { number: response.status } }, response.status, where, wait || null);
}

export async function json<T>(path: string, init?: RequestInit): Promise<T> {
  return (await (await request(path, init)).json()) as T;
}

export function post(body: unknown, method = 'POST'): RequestInit {
  return { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** Fetches something about a table. A linked replay is named by `ID-SECRET`; the secret is sent in a header, never in an address. */
export function ofTable<T>(id: string, what: string): Promise<T> {
  const [table = '', ...secret] = id.split('-');
  const init = secret.length > 0 ? { headers: { 'noctuary-replay': secret.join('-') } } : undefined;
  return json<T>(`api/tables/${encodeURIComponent(table)}/${what}`, init);
}

export const api = {
  games: () => json<protocol.GamesShown>('api/games'),
  /** The messages of a game that this client was built without. */
  words: async (game: string, language: string) => (await request(`api/games/${game}/words?language=${language}`)).text(),
  components: <T>(game: string, language: string) => json<T>(`api/games/${game}/components?language=${language}`),
  /** What the component edition of a table changes; null: nothing. */
  tableEdition: (id: string) => ofTable<protocol.EditionOfTable>(id, 'edition'),
  /** All components of a table, under its component edition. */
  tableComponents: <T>(id: string, language: string) => ofTable<T>(id, `components?language=${language}`),
  puzzles: (game: string) => json<protocol.Puzzles>(`api/games/${game}/puzzles`),
  rules: (game: string, language: string) => json<protocol.Rules>(`api/games/${game}/rules?language=${language}`),
  search: (game: string, language: string) => json<protocol.SearchIndex>(`api/games/${game}/search?language=${language}`),
  tables: () => json<protocol.Tables>('api/tables'),
  /** Deletes a table for good. */
  deleteTable: (id: string) => request(`api/tables/${encodeURIComponent(id)}`, { method: 'DELETE' }),
  create: (body: protocol.NewTable) => json<protocol.Created>('api/tables', post(body)),
  rematch: (id: string, deal: protocol.AddedToDeal) => json<protocol.Created>(`api/tables/${encodeURIComponent(id)}/rematch`, post({ deal })),
  /** The rematch that a player has asked for. */
  lookAtRematch: (id: string) => json<protocol.Invitation>(`api/tables/${encodeURIComponent(id)}/rematch`),
  joinRematch: (id: string, body: protocol.JoinRematch) => json<protocol.Created>(`api/tables/${encodeURIComponent(id)}/rematch`, post(body, 'PUT')),
  /** A promised deal for a table that is made later. */
  promise: () => json<protocol.PromisedDeal>('api/deals', { method: 'POST' }),
  /** The origin of a table's deal. */
  deal: (id: string) => json<protocol.DealShown>(`api/tables/${encodeURIComponent(id)}/deal`),
  load: (record: string) =>
    json<protocol.Created>('api/records', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: record }),
  replay: (id: string) => ofTable<protocol.ReplayIndex>(id, 'replay'),
  /** The table after this many steps, as `seat` saw it or as a watcher sees it. */
  replayed: (id: string, step: number, seat: protocol.SeatId | null) =>
    ofTable<protocol.View>(id, `replay/${step}${seat ? `?seat=${seat}` : ''}`),
  /** The link by which anybody may see a replay. */
  replayLink: (id: string) => json<protocol.ReplayLink>(api.replayLinkPath(id)),
  linkReplay: (id: string) => json<protocol.ReplayLink>(api.replayLinkPath(id), { method: 'POST' }),
  unlinkReplay: (id: string) => request(api.replayLinkPath(id), { method: 'DELETE' }),
  /** The analysis of a game that is over, or its progress. */
  analysis: (id: string) => ofTable<protocol.AnalysisShown>(id, 'analysis'),
  analyse: (id: string) => json<protocol.AnalysisShown>(api.analysisPath(id), { method: 'POST' }),
  stopAnalysis: (id: string) => json<protocol.AnalysisShown>(api.analysisPath(id), { method: 'DELETE' }),
  /** The comments on a game that is over, and the tables that play on from it. */
  study: (id: string) => ofTable<protocol.StudyShown>(id, 'study'),
  comment: (id: string, step: number, text: string) =>
    request(`api/tables/${encodeURIComponent(id)}/comments/${step}`, post({ text } satisfies protocol.Comment, 'PUT')),
  playOn: (id: string, body: protocol.PlayOn) => json<protocol.Created>(`api/tables/${encodeURIComponent(id)}/continue`, post(body)),
  campaign: <T>(game: string, language: string) => json<T>(`api/games/${game}/campaign?language=${language}`),
  profile: async () => (await json<protocol.ProfileAnswer>('api/profile')).profile,
  saveProfile: (profile: protocol.Profile) => request('api/profile', post(profile, 'PUT')),
  progress: <T extends protocol.Progress>(game: string) => json<T>(`api/profile/progress/${game}`),
  exportPath: 'api/profile/export',
  analysisPath: (id: string) => `api/tables/${encodeURIComponent(id)}/analysis`,
  replayLinkPath: (id: string) => `api/tables/${encodeURIComponent(id)}/replay-link`,
  recordPath: (id: string) => `api/tables/${encodeURIComponent(id)}/record`,
  socketPath: (id: string) => `api/tables/${encodeURIComponent(id)}/socket`,
  pollingPath: (id: string) => `api/tables/${encodeURIComponent(id)}/polling`,
};
