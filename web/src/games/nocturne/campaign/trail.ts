import type { CampaignProgress, ScenarioShown } from './types';

/** A point of the picture. */
export interface Point {
  x: number;
  y: number;
}

export const WIDTH = 1200;
export const HEIGHT = 330;
const MARGIN = 46;

/** The points of `count` stops on the path, from dusk over the hills to dawn. */
export function stops(count: number): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const t = count > 1 ? i / (count - 1) : 0.5;
    return {
      x: round(MARGIN + t * (WIDTH - 2 * MARGIN)),
      y: round(252 - 40 * Math.sin(Math.PI * t) + 26 * Math.sin(5 * Math.PI * t)),
    };
  });
}

/** The curves without corners (Catmull-Rom) from each point to the next, each as an SVG path. */
export function legs(points: readonly Point[]): string[] {
  return points.slice(1).map((to, i) => {
    const from = points[i] as Point;
    const before = points[i - 1] ?? from;
    const after = points[i + 2] ?? to;
    const [x1, y1] = [from.x + (to.x - before.x) / 6, from.y + (to.y - before.y) / 6];
    const [x2, y2] = [to.x - (after.x - from.x) / 6, to.y - (after.y - from.y) / 6];
    return `M${from.x} ${from.y}C${round(x1)} ${round(y1)} ${round(x2)} ${round(y2)} ${to.x} ${to.y}`;
  });
}

/** How far to the right stop `i` is when the path runs downwards, as a share of its strip. */
export function sway(i: number): number {
  return round(0.5 + 0.27 * Math.sin(i * 1.05));
}

/** The stop to which a key leads from stop `from` of `count`; null: the key does not move. */
export function step(key: string, from: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(from + 1, count - 1);
    case 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(from - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** A wood from `from` to `to`, firs about `height` high standing on `base`: an SVG path, always the same for a `seed`. */
export function firs(seed: number, from: number, to: number, base: number, height: number): string {
  let state = seed;
  const chance = (): number => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
  let path = `M${from} ${base}`;
  let x = from;
  while (x < to) {
    const half = 6 + 8 * chance();
    const high = height * (0.45 + 0.55 * chance());
    path += `L${round(x + half)} ${round(base - high)}L${round(x + 2 * half)} ${round(base - high * 0.28)}`;
    x += 2 * half;
  }
  return `${path}V${base + 60}H${from}Z`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

export type StopState = 'done' | 'tried' | 'open';

/** The player's state in a scenario. */
export function stateOf(scenario: ScenarioShown, progress: CampaignProgress | null): StopState {
  const known = progress?.scenarios[scenario.number];
  if (!known) return 'open';
  return known.completed ? 'done' : 'tried';
}

/** The scenario to play next: the last one until it is completed, then the first one not completed, otherwise the first. */
export function nextOf(scenarios: readonly ScenarioShown[], progress: CampaignProgress | null, last = 0): ScenarioShown | undefined {
  const open = scenarios.filter((one) => stateOf(one, progress) !== 'done');
  return open.find((one) => one.number === last) ?? open[0] ?? scenarios[0];
}

/** The scenarios grouped by difficulty, in order. */
export function parts(scenarios: readonly ScenarioShown[]): { difficulty: string; scenarios: ScenarioShown[] }[] {
  const found: { difficulty: string; scenarios: ScenarioShown[] }[] = [];
  for (const one of scenarios) {
    const last = found.at(-1);
    if (last?.difficulty === one.difficulty) last.scenarios.push(one);
    else found.push({ difficulty: one.difficulty, scenarios: [one] });
  }
  return found;
}
