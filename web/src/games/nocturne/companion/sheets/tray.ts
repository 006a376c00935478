import type { TileId } from '../../box/types';

/** The tiles as the page lays them out: six rows of five, related ones side by side. */
export const TRAY: readonly (readonly TileId[])[] = [
  ['skull-hoofed', 'skull-ram', 'skull-third', 'feather', 'feather-enchanted'],
  ['tripti', 'tripti-enchanted', 'duode', 'duode-enchanted', 'chest'],
  ['herb-a-3', 'herb-b-3', 'herb-c-3', 'herb-d-3', 'herb-e-3'],
  ['herb-a-1', 'herb-b-1', 'herb-c-1', 'herb-d-1', 'herb-e-1'],
  ['herb-wild', 'egg', 'egg-enchanted', 'mirror'],
  ['runestone-skull', 'runestone-feather', 'runestone-mushroom', 'runestone-herb', 'runestone-egg'],
];

/** The tile that stands for a herb where only its kind matters. */
export function herbTile(letter: string): TileId {
  return letter === 'wild' ? 'herb-wild' : (`herb-${letter.toLowerCase()}-3` as TileId);
}
