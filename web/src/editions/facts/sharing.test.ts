import { expect, it } from 'vitest';
import { packed, unpacked } from './sharing';

it('a shared edition is what it was, and short enough for a QR code', async () => {
  const changes = Object.fromEntries(Array.from({ length: 45 }, (_, i) => [`concoctions.${i}.level1`, ['skull', 'egg', 'herb']]));
  const text = await packed({ game: 'nocturne', name: 'Mója „Schachtel“ ✨', changes });
  expect(text.length).toBeLessThan(1200);
  expect(await unpacked(text)).toEqual({ game: 'nocturne', name: 'Mója „Schachtel“ ✨', changes });
  for (const damaged of ['', '%', text.slice(9), await packed({ game: '', name: '', changes: { a: 'a'.repeat(1 << 25) } }), await packed({ game: '', name: 'a'.repeat(41), changes })]) expect(await unpacked(damaged)).toBeUndefined();
});
