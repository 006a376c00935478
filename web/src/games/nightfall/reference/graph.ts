import type { CardShown } from '../box/library';
import { COLOURS, type Colour } from '../box/types';

/** A card that can be played in a chain. */
export interface Order extends Required<Pick<CardShown, 'id' | 'name' | 'set' | 'colour' | 'links'>> {
  kicker?: Colour;
}

/** An arrow: cards of one colour to which a card of another colour may be linked. */
export interface Arrow {
  from: Colour;
  to: Colour;
  /** The cards of `from` with `to` among their links. */
  cards: string[];
  /** The cards of `to` that earn their kicker by this link. */
  kickers: string[];
}

/** How a card or colour is related to the one that is looked at. */
export interface Part {
  /** Whether it may be linked to that one. */
  after: boolean;
  /** Whether that one may be linked to it. */
  before: boolean;
  /** Whether one of the two earns its kicker. */
  kicker: boolean;
}

/** The orders among the cards; wounds are never played. */
export function orders(cards: readonly CardShown[]): Order[] {
  return cards.flatMap(({ id, name, set, colour, links, kicker_colour: kicker }) =>
    set && colour && links ? [{ id, name, set, colour, links, ...(kicker ? { kicker } : {}) }] : [],
  );
}

/** All arrows between the colours of these cards. */
export function arrows(cards: readonly Order[]): Arrow[] {
  return COLOURS.flatMap((from) =>
    COLOURS.flatMap((to) => {
      const below = cards.filter((card) => card.colour === from && card.links.includes(to)).map((card) => card.id);
      const kickers = cards.filter((card) => card.colour === to && card.kicker === from).map((card) => card.id);
      return below.length > 0 ? [{ from, to, cards: below, kickers }] : [];
    }),
  );
}

/** How `other` is related to `card`. */
export function partOf(card: Order, other: Order): Part {
  const after = card.links.includes(other.colour);
  const before = other.links.includes(card.colour);
  return { after, before, kicker: (after && other.kicker === card.colour) || (before && card.kicker === other.colour) };
}

/** How an arrow is related to a card: one of its links, or one that leads to it; and whether a kicker is earned there. */
export function arrowOf(card: Order, arrow: Arrow): Part {
  const after = arrow.from === card.colour && card.links.includes(arrow.to);
  const before = arrow.to === card.colour;
  return { after, before, kicker: (after && arrow.kickers.length > 0) || (before && card.kicker === arrow.from) };
}

export interface Point {
  x: number;
  y: number;
}

/** The size of the picture, and of a moon in it. */
export const WIDTH = 520;
export const HEIGHT = 460;
export const MOON = 34;
/** The margin for what lies outside the ring. */
export const MARGIN = 34;

/** The moons in a ring, clockwise from the upper left; complementary colours are opposite each other. */
export const RING: readonly Colour[] = ['white', 'yellow', 'green', 'blue', 'purple', 'red'];
const ANGLES = [240, 300, 0, 60, 120, 180];

export function placeOf(colour: Colour): Point {
  const angle = ((ANGLES[RING.indexOf(colour)] ?? 0) * Math.PI) / 180;
  return { x: round(WIDTH / 2 + 205 * Math.cos(angle)), y: round(HEIGHT / 2 + 195 * Math.sin(angle)) };
}

/** A drawn arrow: its line, its head (a point and a direction in degrees), and the place of a spark on it. */
export interface Drawn {
  path: string;
  head: Point & { angle: number };
  spark: Point;
}

/** An arrow from moon to moon, bent to one side, so that the opposite arrow stays visible; to its own colour, a loop outside. */
export function drawn({ from, to }: Pick<Arrow, 'from' | 'to'>): Drawn {
  const a = placeOf(from);
  if (from === to) return loop(a);
  const b = placeOf(to);
  const long = Math.hypot(b.x - a.x, b.y - a.y);
  const [dx, dy] = [(b.x - a.x) / long, (b.y - a.y) / long];
  const bend = long * 0.13;
  const control = { x: (a.x + b.x) / 2 - dy * bend, y: (a.y + b.y) / 2 + dx * bend };
  const start = towards(a, control, MOON + 4);
  const end = towards(b, control, MOON + 12);
  return {
    path: `M${start.x} ${start.y}Q${round(control.x)} ${round(control.y)} ${end.x} ${end.y}`,
    head: { ...end, angle: degrees(end.x - control.x, end.y - control.y) },
    // A little behind the middle, where no two arrows cross.
    spark: on(start, control, end, 0.62),
  };
}

function loop(a: Point): Drawn {
  const out = Math.atan2(a.y - HEIGHT / 2, a.x - WIDTH / 2);
  const at = (angle: number, far: number): Point => ({ x: round(a.x + far * Math.cos(out + angle)), y: round(a.y + far * Math.sin(out + angle)) });
  const [start, end] = [at(-0.55, MOON + 4), at(0.55, MOON + 8)];
  const [one, two] = [at(-0.75, MOON + 44), at(0.75, MOON + 44)];
  return {
    path: `M${start.x} ${start.y}C${one.x} ${one.y} ${two.x} ${two.y} ${end.x} ${end.y}`,
    head: { ...end, angle: degrees(end.x - two.x, end.y - two.y) },
    spark: at(0, MOON + 22),
  };
}

/** The point at a distance from `a` towards `b`. */
function towards(a: Point, b: Point, far: number): Point {
  const long = Math.hypot(b.x - a.x, b.y - a.y);
  return { x: round(a.x + ((b.x - a.x) / long) * far), y: round(a.y + ((b.y - a.y) / long) * far) };
}

function on(a: Point, b: Point, c: Point, t: number): Point {
  const along = (p: number, q: number, r: number): number => round((1 - t) ** 2 * p + 2 * t * (1 - t) * q + t ** 2 * r);
  return { x: along(a.x, b.x, c.x), y: along(a.y, b.y, c.y) };
}

function degrees(x: number, y: number): number {
  return round((Math.atan2(y, x) * 180) / Math.PI);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
