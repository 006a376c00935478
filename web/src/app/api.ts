import type {
  AccountShown,
  AddChannel,
  AddedToDeal,
  AnalysisShown,
  ChannelShown,
  Created,
  DealShown,
  EditionOfTable,
  Failure,
  GamesShown,
  Identity,
  Invitation,
  Invite,
  Join,
  DeviceLink,
  JoinRematch,
  Listed,
  MessageShown,
  NewAccount,
  NewTable,
  SignInOffer,
  OpenTables,
  Phrase,
  PlayedGames,
  PlayOn,
  Profile,
  ProfileAnswer,
  RatingsShown,
  Progress,
  PromisedDeal,
  Puzzles,
  Recover,
  Reminding,
  ReplayIndex,
  ReplayLink,
  Rules,
  SeatId,
  SeatOffer,
  SeatSetup,
  SignIn,
  TakeSeat,
  Tables,
  Taken,
  View,
} from './protocol';
import { hold } from './hold.svelte';

/** An error: the server gave another answer than the one asked for, or none. */
export class ApiError extends Error {
  constructor(
    readonly problem: MessageShown,
    readonly status: number,
    /** The place of the error in what was sent; empty if there is none. */
    readonly where = '',
    /** Seconds after which to try again, if the server has asked for a wait. */
    readonly wait: number | null = null,
  ) {
    super(problem.id);
  }
}

/** How long nothing may come from the server, and how fast even a bad line takes what is sent, in bytes a millisecond. */
const SILENCE = 10_000;
const SLOWEST = 10;

/** Sends a request and reads the whole answer. Addresses are relative to that of the page, which may lie under a path. Whatever the server leaves unanswered fails with an `ApiError`. */
async function exchange(path: string, init?: RequestInit): Promise<Response> {
  const abort = new AbortController();
  const sent = typeof init?.body === 'string' ? init.body.length : 0;
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
  const { error, where } = (body ?? {}) as Partial<Failure>;
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
  games: () => json<GamesShown>('api/games'),
  /** The messages of a game that this client was built without. */
  words: async (game: string, language: string) => (await request(`api/games/${game}/words?language=${language}`)).text(),
  components: <T>(game: string, language: string) => json<T>(`api/games/${game}/components?language=${language}`),
  /** What the component edition of a table changes; null: nothing. */
  tableEdition: (id: string) => ofTable<EditionOfTable>(id, 'edition'),
  /** All components of a table, under its component edition. */
  tableComponents: <T>(id: string, language: string) => ofTable<T>(id, `components?language=${language}`),
  puzzles: (game: string) => json<Puzzles>(`api/games/${game}/puzzles`),
  rules: (game: string, language: string) => json<Rules>(`api/games/${game}/rules?language=${language}`),
  tables: () => json<Tables>('api/tables'),
  /** Deletes a table for good. */
  deleteTable: (id: string) => request(`api/tables/${encodeURIComponent(id)}`, { method: 'DELETE' }),
  create: (body: NewTable) => json<Created>('api/tables', post(body)),
  rematch: (id: string, deal: AddedToDeal) => json<Created>(`api/tables/${encodeURIComponent(id)}/rematch`, post({ deal })),
  /** The rematch that somebody has asked for. */
  lookAtRematch: (id: string) => json<Invitation>(`api/tables/${encodeURIComponent(id)}/rematch`),
  joinRematch: (id: string, body: JoinRematch) => json<Created>(`api/tables/${encodeURIComponent(id)}/rematch`, post(body, 'PUT')),
  /** A promised deal for a table that is made later. */
  promise: () => json<PromisedDeal>('api/deals', { method: 'POST' }),
  /** The origin of a table's deal. */
  deal: (id: string) => json<DealShown>(`api/tables/${encodeURIComponent(id)}/deal`),
  load: (record: string) =>
    json<Created>('api/records', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: record }),
  replay: (id: string) => ofTable<ReplayIndex>(id, 'replay'),
  /** The table after so many steps, as `seat` saw it, or as a watcher sees it. */
  replayed: (id: string, step: number, seat: SeatId | null) =>
    ofTable<View>(id, `replay/${step}${seat ? `?seat=${seat}` : ''}`),
  /** The link by which anybody may see a replay. */
  replayLink: (id: string) => json<ReplayLink>(api.replayLinkPath(id)),
  linkReplay: (id: string) => json<ReplayLink>(api.replayLinkPath(id), { method: 'POST' }),
  unlinkReplay: (id: string) => request(api.replayLinkPath(id), { method: 'DELETE' }),
  /** The analysis of a game that is over, or how far it is. */
  analysis: (id: string) => ofTable<AnalysisShown>(id, 'analysis'),
  analyse: (id: string) => json<AnalysisShown>(api.analysisPath(id), { method: 'POST' }),
  stopAnalysis: (id: string) => json<AnalysisShown>(api.analysisPath(id), { method: 'DELETE' }),
  playOn: (id: string, body: PlayOn) => json<Created>(`api/tables/${encodeURIComponent(id)}/continue`, post(body)),
  campaign: <T>(game: string, language: string) => json<T>(`api/games/${game}/campaign?language=${language}`),
  profile: async () => (await json<ProfileAnswer>('api/profile')).profile,
  saveProfile: (profile: Profile) => request('api/profile', post(profile, 'PUT')),
  /** Deletes everything that the server knows of this player, for good. */
  forget: () => request('api/profile', { method: 'DELETE' }),
  /** A page of the finished games, starting with this number; only those of `game` if it is given. */
  playedGames: (start = 0, game = '') => json<PlayedGames>(`api/profile/games?start=${start}${game && `&game=${game}`}`),
  progress: <T extends Progress>(game: string) => json<T>(`api/profile/progress/${game}`),
  importProfile: (file: string) =>
    json<Taken>('api/profile/import', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: file,
    }),
  /** The invitation link of a table where everybody has their own screen. */
  invitation: (id: string) => json<Invite>(`api/tables/${encodeURIComponent(id)}/invitation`),
  freeSeat: (id: string, seat: SeatId) => request(`api/tables/${encodeURIComponent(id)}/seats/${seat}`, { method: 'DELETE' }),
  /** Gives a seat to a bot, for good or as a stand-in for the person there. */
  giveSeat: (id: string, seat: SeatId, bot: SeatSetup, standsIn: boolean) =>
    request(`api/tables/${encodeURIComponent(id)}/seats/${seat}${standsIn ? '/stand-in' : ''}`, { ...post(bot), method: 'PUT' }),
  ratings: () => json<RatingsShown>('api/ratings'),
  hideRatings: (hidden: boolean) => request('api/ratings', post({ hidden }, 'PUT')),
  deleteRatings: () => request('api/ratings', { method: 'DELETE' }),
  /** The tables where anybody may take a seat. */
  openTables: async () => (await json<OpenTables>('api/listings')).tables,
  list: (id: string, listed: Listed) => request(`api/tables/${encodeURIComponent(id)}/listing`, post(listed, 'PUT')),
  unlist: (id: string) => request(`api/tables/${encodeURIComponent(id)}/listing`, { method: 'DELETE' }),
  /** The table to which an invitation link leads. */
  invited: (secret: string) => json<Invitation>('api/invitations/look', post({ secret })),
  take: (body: TakeSeat) => json<Created>('api/invitations/take', post(body)),
  /** Opens a table to watchers with a new link, or closes it. */
  letWatch: (id: string, late: number) => request(`api/tables/${encodeURIComponent(id)}/watchers`, post({ late }, 'PUT')),
  closeToWatchers: (id: string) => request(`api/tables/${encodeURIComponent(id)}/watchers`, { method: 'DELETE' }),
  watch: (secret: string) => json<Created>('api/watchers', post({ secret })),
  /** Watches a table of which nothing but its address is known. */
  watchTable: (id: string) => json<Created>(`api/tables/${encodeURIComponent(id)}/watchers`, { method: 'POST' }),
  /** A link that moves this seat to another device. */
  passSeat: (id: string, seat: SeatId) => json<DeviceLink>(`api/tables/${encodeURIComponent(id)}/seats/${seat}/pass`, { method: 'POST' }),
  lookAtSeat: (secret: string) => json<SeatOffer>('api/seat-passes/look', post({ secret })),
  takeSeat: (secret: string) => json<Created>('api/seat-passes/take', post({ secret })),
  identity: () => json<Identity>('api/identity'),
  /** A link for another device; an earlier one then no longer works. */
  makeLink: () => json<DeviceLink>('api/identity/link', { method: 'POST' }),
  makePhrase: () => json<Phrase>('api/identity/phrase', { method: 'POST' }),
  /** What a link or a recovery phrase would do. */
  lookAt: (secret: string) => json<SignInOffer>('api/identity/look', post({ secret })),
  join: (body: Join) => request('api/identity/join', post(body)),
  leave: () => request('api/identity', { method: 'DELETE' }),
  reminding: () => json<Reminding>('api/reminders'),
  addChannel: (body: AddChannel) => json<ChannelShown>('api/reminders', post(body)),
  removeChannel: (id: string) => request(`api/reminders/${encodeURIComponent(id)}`, { method: 'DELETE' }),
  testChannel: (id: string) => request(`api/reminders/${encodeURIComponent(id)}/test`, { method: 'POST' }),
  /** Follows a link in a mail, which starts or stops reminders to its address. */
  useReminderLink: (action: 'confirm' | 'stop', secret: string) => request(`api/reminders/${action}`, post({ secret })),
  account: () => json<AccountShown>('api/account'),
  makeAccount: (body: NewAccount, language: string) => request(`api/account?language=${language}`, post(body)),
  signIn: (body: SignIn) => request('api/account/sign-in', post(body)),
  changePassword: (password: string, wanted: string) => request('api/account/password', post({ password, new: wanted }, 'PUT')),
  changeMail: (password: string, mail: string | null, language: string) =>
    request(`api/account/mail?language=${language}`, post({ password, mail }, 'PUT')),
  /** Mails the link that confirms the address of the account once more. */
  sendAgain: (language: string) => request(`api/account/mail/send?language=${language}`, { method: 'POST' }),
  /** Confirms an address by the link in the mail. */
  confirmMail: (secret: string) => request('api/account/mail/confirm', post({ secret })),
  /** Sends a mail if there is such an account with an address; the answer does not tell whether there is. */
  forgotten: (name: string, language: string) => request(`api/account/forgotten?language=${language}`, post({ name })),
  recover: (body: Recover) => request('api/account/recover', post(body)),
  deleteAccount: (password: string) => request('api/account/delete', post({ password })),
  exportPath: 'api/profile/export',
  analysisPath: (id: string) => `api/tables/${encodeURIComponent(id)}/analysis`,
  replayLinkPath: (id: string) => `api/tables/${encodeURIComponent(id)}/replay-link`,
  recordPath: (id: string) => `api/tables/${encodeURIComponent(id)}/record`,
  socketPath: (id: string) => `api/tables/${encodeURIComponent(id)}/socket`,
  pollingPath: (id: string) => `api/tables/${encodeURIComponent(id)}/polling`,
};
