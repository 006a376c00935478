import type { LegalMove, Reference } from '../../../../server/moves';
import { listed, t, type Namer } from '../../../../i18n/index.svelte';
import type { ArchiveView, LinkView, MinionView, NightfallView, SeatView } from '../../box/view';

/** A move in words: "Attack Ben with Vulko". */
export function moveText(move: LegalMove, namer: Namer, table?: NightfallView): string {
  const id = `client-nightfall-move-${move.verb}`;
  const [first, second] = move.things;
  if (move.verb === 'wounds') return t(move.words[0] === 'use' ? 'client-nightfall-move-wounds-use' : 'client-nightfall-move-wounds-keep');
  if (!first) return t(id);
  if (second) return t(id, { first: thingText(first, namer, table), second: thingText(second, namer, table) });
  return t(move.words[1] === 'none' ? `${id}-none` : id, { thing: thingText(first, namer, table) });
}

/** A thing that a move touches: "Ben’s Vulko". Only the table knows which card has a place in the chain. */
export function thingText({ kind, id }: Reference, namer: Namer, table?: NightfallView): string {
  const [place = '', name = ''] = id.split('/');
  if (kind === 'play') return t('client-nightfall-thing-play', { card: minionName(name, namer), seat: place }, namer);
  if (kind === 'claim') return archiveText(place, name, namer);
  if (kind === 'archive') return archiveText(place.replace('archive:', ''), name, namer);
  if (kind === 'chain') {
    const card = table && linkAt(name, table)?.card;
    return card ? t('client-nightfall-thing-chain', { card, number: Number(name) }, namer) : t('client-nightfall-thing-place', { number: Number(name) });
  }
  if (kind === 'discard') {
    const seat = place.split(':')[1];
    return seat
      ? t('client-nightfall-thing-discard-of', { card: name, seat }, namer)
      : t('client-nightfall-thing-discard', { card: name }, namer);
  }
  return namer(kind, id) ?? id;
}

/** The card of a thing, if it has a known one. */
export function cardOf({ kind, id }: Reference, namer: Namer, table: NightfallView): string | null {
  const name = id.replace(/^.*\//, '').replace(/#.*$/, '');
  const card = kind === 'chain' ? (linkAt(name, table)?.card ?? '') : name;
  return kind !== 'seat' && namer('card', card) ? card : null;
}

function linkAt(position: string, { chain }: NightfallView): LinkView | undefined {
  return chain.find((link) => link.position === Number(position));
}

function archiveText(place: string, card: string, namer: Namer): string {
  return place === 'commons'
    ? t('client-nightfall-thing-commons', { card }, namer)
    : t('client-nightfall-thing-private', { card, seat: place }, namer);
}

/** The name of a minion; the second Vulko of a player is "Vulko (2)". */
export function minionName(minion: string, namer: Namer): string {
  return namer('minion', minion) ?? minion;
}

export function minionText(minion: MinionView, namer: Namer): string {
  return described([
    minionName(minion.minion, namer),
    t('client-nightfall-strength', { number: minion.strength }),
    t('client-nightfall-health', { number: minion.health, count: minion.full }),
  ]);
}

/** An archive in words: its order, its present price, how many cards are left. */
export function pileText(archive: ArchiveView, namer: Namer): string {
  if (archive.card === null) return t('client-nightfall-archive-hidden');
  const name = namer('card', archive.card) ?? archive.card;
  if (archive.count === 0) return described([name, t('client-text-empty')]);
  const cost = archive.cost === null ? [] : [t('client-nightfall-cost', { number: archive.cost })];
  return described([name, ...cost, t('client-nightfall-archive-left', { number: archive.count })]);
}

export function linkText(link: LinkView, namer: Namer): string {
  const parts = [
    t('client-nightfall-thing-chain', { card: link.card, number: link.position }, namer),
    namer('seat', link.seat) ?? link.seat,
  ];
  if (link.kicked) parts.push(t('client-nightfall-link-kicked'));
  if (link.cancelled) parts.push(t('client-nightfall-link-cancelled'));
  if (link.twice) parts.push(t('client-nightfall-link-twice'));
  if (link.chooser) parts.push(t('client-nightfall-link-chooser', { seat: link.chooser }, namer));
  return described(parts);
}

export function woundsText(seat: SeatView): string {
  return seat.wounds === null ? t('client-nightfall-wounds-unknown') : t('client-nightfall-wounds', { number: seat.wounds });
}

/** The special conditions of a player. */
export function marksText(seat: SeatView, table: NightfallView): string[] {
  const parts: string[] = [];
  if (seat.seat === table.first) parts.push(t('client-nightfall-first'));
  if (seat.protected) parts.push(t('client-nightfall-protected'));
  if (seat.noTextBlock) parts.push(t('client-nightfall-no-text-block'));
  if (seat.discount > 0) parts.push(t('client-nightfall-discount', { number: seat.discount }));
  return parts;
}

/** A player in one line. */
export function seatText(seat: SeatView, table: NightfallView, namer: Namer): string {
  return described([
    namer('seat', seat.seat) ?? seat.seat,
    woundsText(seat),
    t('client-nightfall-hand-count', { number: seat.handCount }),
    ...marksText(seat, table),
  ]);
}

/** The wound stack in words: its top and the number of face-up wounds. */
export function stackText({ wounds }: NightfallView, namer: Namer): string {
  if (wounds.top === null) return t('client-nightfall-wounds-over');
  return described([
    t('client-nightfall-wounds-top', { card: wounds.top }, namer),
    wounds.left === null ? t('client-nightfall-wounds-left-unknown') : t('client-nightfall-wounds-left', { number: wounds.left }),
  ]);
}

/** The influence of the active player in words. */
export function influenceText({ influence, doubled }: NightfallView): string {
  return `${t('client-nightfall-influence')}: ${influence}${doubled ? `, ${t('client-nightfall-influence-doubled')}` : ''}`;
}

/** Cards with their numbers: "Vulko × 2, Bite". */
export function counted(cards: Record<string, number>, namer: Namer): string {
  return listed(Object.entries(cards).map(([card, number]) => times(namer('card', card) ?? card, number)));
}

/** The same for a list of cards. */
export function gathered(cards: readonly string[], namer: Namer): string {
  const counts: Record<string, number> = {};
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1;
  return counted(counts, namer);
}

/** Facts about one thing as a text, one after the other. */
export function described(facts: readonly string[]): string {
  return facts.join(', ');
}

function times(name: string, number: number): string {
  return number > 1 ? `${name} × ${number}` : name;
}
