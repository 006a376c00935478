import type { GameInfo, Message, NewTableBody, Rule, TableSummary } from './protocol';

/** An answer of the server that is not the one asked for, or none at all. */
export class ApiError extends Error {
  constructor(
    readonly problem: Message,
    readonly status: number,
  ) {
    super(problem.id);
  }
}

async function request(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new ApiError({ id: 'client-no-server', args: {} }, 0);
  }
  if (response.ok) return response;
  const body: unknown = await response.json().catch(() => null);
  const problem = (body as { error?: Message } | null)?.error;
  throw new ApiError(problem ?? { id: 'client-server-error', args: { number: response.status } }, response.status);
}

async function json<T>(path: string, init?: RequestInit): Promise<T> {
  return (await (await request(path, init)).json()) as T;
}

function post(body: unknown): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

export const api = {
  games: () => json<{ games: GameInfo[]; version: string }>('/api/games'),
  components: <T>(game: string, language: string) => json<T>(`/api/games/${game}/components?language=${language}`),
  rules: (game: string, language: string) => json<{ rules: Rule[] }>(`/api/games/${game}/rules?language=${language}`),
  tables: () => json<{ tables: TableSummary[] }>('/api/tables'),
  create: (body: NewTableBody) => json<{ id: string }>('/api/tables', post(body)),
  rematch: (id: string) => json<{ id: string }>(`/api/tables/${encodeURIComponent(id)}/rematch`, { method: 'POST' }),
  load: (record: string) =>
    json<{ id: string }>('/api/records', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: record }),
  recordPath: (id: string) => `/api/tables/${encodeURIComponent(id)}/record`,
  socketPath: (id: string) => `/api/tables/${encodeURIComponent(id)}/socket`,
};
