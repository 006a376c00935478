import { json, post, request } from './api';
import type * as protocol from './protocol';

/** The requests of pages and dialogs about people: the player, invitations, seats, watchers. Tables load none of them at first. */
export const people = {
  /** Deletes everything that the server knows of this player, for good. */
  forget: () => request('api/profile', { method: 'DELETE' }),
  /** A page of the finished games, starting with this number; only those of `game` if it is given. */
  playedGames: (start = 0, game = '') => json<protocol.PlayedGames>(`api/profile/games?start=${start}${game && `&game=${game}`}`),
  importProfile: (file: Blob) =>
    json<protocol.Taken>('api/profile/import', { method: 'POST', headers: { 'content-type': 'application/json' }, body: file }),
  /** Sends changed sheets of the companion, and asks for those not known. */
  exchangeSheets: (body: protocol.SheetsKnown) => json<protocol.SheetsShown>('api/sheets', post(body)),
  ratings: () => json<protocol.RatingsShown>('api/ratings'),
  hideRatings: (hidden: boolean) => request('api/ratings', post({ hidden }, 'PUT')),
  deleteRatings: () => request('api/ratings', { method: 'DELETE' }),
  identity: () => json<protocol.Identity>('api/identity'),
  /** A link for another device; an earlier one then no longer works. */
  makeLink: () => json<protocol.DeviceLink>('api/identity/link', { method: 'POST' }),
  makePhrase: () => json<protocol.Phrase>('api/identity/phrase', { method: 'POST' }),
  /** What a link or a recovery phrase would do. */
  lookAt: (secret: string) => json<protocol.SignInOffer>('api/identity/look', post({ secret })),
  join: (body: protocol.Join) => request('api/identity/join', post(body)),
  leave: () => request('api/identity', { method: 'DELETE' }),
  reminding: () => json<protocol.Reminding>('api/reminders'),
  addChannel: (body: protocol.AddChannel) => json<protocol.ChannelShown>('api/reminders', post(body)),
  removeChannel: (id: string) => request(`api/reminders/${encodeURIComponent(id)}`, { method: 'DELETE' }),
  silenceChannel: (id: string, body: protocol.Unwanted) => request(`api/reminders/${encodeURIComponent(id)}`, post(body, 'PUT')),
  testChannel: (id: string) => request(`api/reminders/${encodeURIComponent(id)}/test`, { method: 'POST' }),
  /** Follows a link in a mail, which starts or stops reminders to its address. */
  useReminderLink: (action: 'confirm' | 'stop', secret: string) => request(`api/reminders/${action}`, post({ secret })),
  account: () => json<protocol.AccountShown>('api/account'),
  makeAccount: (body: protocol.NewAccount, language: string) => request(`api/account?language=${language}`, post(body)),
  signIn: (body: protocol.SignIn) => request('api/account/sign-in', post(body)),
  changePassword: (password: string, wanted: string) => request('api/account/password', post({ password, new: wanted }, 'PUT')),
  changeMail: (password: string, mail: string | null, language: string) =>
    request(`api/account/mail?language=${language}`, post({ password, mail }, 'PUT')),
  /** Mails the link that confirms the address of the account once more. */
  sendAgain: (language: string) => request(`api/account/mail/send?language=${language}`, { method: 'POST' }),
  /** Confirms an address by the link in the mail. */
  confirmMail: (secret: string) => request('api/account/mail/confirm', post({ secret })),
  /** Sends a mail if there is such an account with an address; the answer does not tell whether there is. */
  forgotten: (name: string, language: string) => request(`api/account/forgotten?language=${language}`, post({ name })),
  recover: (body: protocol.Recover) => request('api/account/recover', post(body)),
  deleteAccount: (password: string) => request('api/account/delete', post({ password })),
  /** The invitation link of a table where everybody has their own screen. */
  invitation: (id: string) => json<protocol.Invite>(`api/tables/${encodeURIComponent(id)}/invitation`),
  freeSeat: (id: string, seat: protocol.SeatId) => request(`api/tables/${encodeURIComponent(id)}/seats/${seat}`, { method: 'DELETE' }),
  /** Gives a seat to a bot, for good or as a stand-in for the person there. */
  giveSeat: (id: string, seat: protocol.SeatId, bot: protocol.SeatSetup, standsIn: boolean) =>
    request(`api/tables/${encodeURIComponent(id)}/seats/${seat}${standsIn ? '/stand-in' : ''}`, { ...post(bot), method: 'PUT' }),
  /** The tables where anybody may take a seat, or watch. */
  openTables: () => json<protocol.OpenTables>('api/listings'),
  list: (id: string, listed: protocol.Listed) => request(`api/tables/${encodeURIComponent(id)}/listing`, post(listed, 'PUT')),
  unlist: (id: string) => request(`api/tables/${encodeURIComponent(id)}/listing`, { method: 'DELETE' }),
  /** The table to which an invitation link leads. */
  invited: (secret: string) => json<protocol.Invitation>('api/invitations/look', post({ secret })),
  take: (body: protocol.TakeSeat) => json<protocol.Created>('api/invitations/take', post(body)),
  /** Opens a table to watchers with a new link, or closes it. */
  letWatch: (id: string, late: number) => request(`api/tables/${encodeURIComponent(id)}/watchers`, post({ late }, 'PUT')),
  closeToWatchers: (id: string) => request(`api/tables/${encodeURIComponent(id)}/watchers`, { method: 'DELETE' }),
  watch: (secret: string) => json<protocol.Created>('api/watchers', post({ secret })),
  /** Watches a table of which only the address is known. */
  watchTable: (id: string) => json<protocol.Created>(`api/tables/${encodeURIComponent(id)}/watchers`, { method: 'POST' }),
  /** A link that moves this seat to another device. */
  passSeat: (id: string, seat: protocol.SeatId) => json<protocol.DeviceLink>(`api/tables/${encodeURIComponent(id)}/seats/${seat}/pass`, { method: 'POST' }),
  lookAtSeat: (secret: string) => json<protocol.SeatOffer>('api/seat-passes/look', post({ secret })),
  takeSeat: (secret: string) => json<protocol.Created>('api/seat-passes/take', post({ secret })),
};
