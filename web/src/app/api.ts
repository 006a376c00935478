import type {
  AnalysisShown,
  Created,
  EditionOfTable,
  Failure,
  Games,
  Message,
  NewTable,
  PlayOn,
  PlayedGames,
  Profile,
  ProfileAnswer,
  Progress,
  Puzzles,
  ReplayIndex,
  Rules,
  SeatId,
  Tables,
  Taken,
  View,
} from './protocol';

/** An answer of the server that is not the one asked for, or none at all. */
export class ApiError extends Error {
  constructor(
    readonly problem: Message,
    readonly status: number,
    /** The place in what was sent; empty if there is none. */
    readonly where = '',
  ) {
    super(problem.id);
  }
}

export async function request(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new ApiError({ id: navigator.onLine === false ? 'client-offline' : 'client-no-server', args: {} }, 0);
  }
  if (response.ok) return response;
  const body: unknown = await response.json().catch(() => null);
  const { error, where } = (body ?? {}) as Partial<Failure>;
  throw new ApiError(error ?? { id: 'client-server-error', args: { number: response.status } }, response.status, where);
}

export async function json<T>(path: string, init?: RequestInit): Promise<T> {
  return (await (await request(path, init)).json()) as T;
}

export function post(body: unknown, method = 'POST'): RequestInit {
  return { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

export const api = {
  games: () => json<Games>('/api/games'),
  /** The messages of a game that this client was built without. */
  words: async (game: string, language: string) => (await request(`/api/games/${game}/words?language=${language}`)).text(),
  components: <T>(game: string, language: string) => json<T>(`/api/games/${game}/components?language=${language}`),
  /** What differs on a table from the built-in facts; null: nothing. */
  tableEdition: (id: string) => json<EditionOfTable>(`/api/tables/${encodeURIComponent(id)}/edition`),
  /** Everything in the box as a table has it: under its component edition. */
  tableComponents: <T>(id: string, language: string) =>
    json<T>(`/api/tables/${encodeURIComponent(id)}/components?language=${language}`),
  puzzles: (game: string) => json<Puzzles>(`/api/games/${game}/puzzles`),
  rules: (game: string, language: string) => json<Rules>(`/api/games/${game}/rules?language=${language}`),
  tables: () => json<Tables>('/api/tables'),
  create: (body: NewTable) => json<Created>('/api/tables', post(body)),
  rematch: (id: string) => json<Created>(`/api/tables/${encodeURIComponent(id)}/rematch`, { method: 'POST' }),
  load: (record: string) =>
    json<Created>('/api/records', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: record }),
  replay: (id: string) => json<ReplayIndex>(`/api/tables/${encodeURIComponent(id)}/replay`),
  /** The table after so many steps, as `seat` saw it, or as a spectator sees it. */
  replayed: (id: string, step: number, seat: SeatId | null) =>
    json<View>(`/api/tables/${encodeURIComponent(id)}/replay/${step}${seat ? `?seat=${seat}` : ''}`),
  /** The analysis of a game that is over, or how far it is. */
  analysis: (id: string) => json<AnalysisShown>(api.analysisPath(id)),
  analyse: (id: string) => json<AnalysisShown>(api.analysisPath(id), { method: 'POST' }),
  stopAnalysis: (id: string) => json<AnalysisShown>(api.analysisPath(id), { method: 'DELETE' }),
  playOn: (id: string, body: PlayOn) => json<Created>(`/api/tables/${encodeURIComponent(id)}/continue`, post(body)),
  campaign: <T>(game: string, language: string) => json<T>(`/api/games/${game}/campaign?language=${language}`),
  profile: async () => (await json<ProfileAnswer>('/api/profile')).profile,
  saveProfile: (profile: Profile) => request('/api/profile', post(profile, 'PUT')),
  playedGames: async () => (await json<PlayedGames>('/api/profile/games')).games,
  progress: <T extends Progress>(game: string) => json<T>(`/api/profile/progress/${game}`),
  importProfile: (file: string) =>
    json<Taken>('/api/profile/import', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: file,
    }),
  exportPath: '/api/profile/export',
  analysisPath: (id: string) => `/api/tables/${encodeURIComponent(id)}/analysis`,
  recordPath: (id: string) => `/api/tables/${encodeURIComponent(id)}/record`,
  socketPath: (id: string) => `/api/tables/${encodeURIComponent(id)}/socket`,
};
