import { expect, test } from 'vitest';
import { checked } from './fair';

// The example in tests/kernel/test_deals.py.
const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const ADDITION = '202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f';
const COMMITMENT = 'a01d2bdd77e22f5fa687cad7efe93445d64d3dfc7a8d7ade66e0b487f2e023a3';
const KEY = 'faec75ea479bf4956e71b1a972bf9161f471496f4f501f171a1437587143adae';
const DEAL = { origin: 'drawn', waits: false, final: false, commitment: COMMITMENT, additions: { player: ADDITION }, secret: SECRET, key: KEY } as const;
const OWN = { commitment: COMMITMENT, addition: ADDITION };

function outcomes(...given: Parameters<typeof checked>): string[] {
  return checked(...given).map(({ what, outcome }) => `${what} ${outcome}`);
}

test('a deal that is as it was promised', () => {
  expect(outcomes(DEAL, OWN)).toEqual(['promised right', 'added right', 'secret right', 'key right']);
});

test('whatever was changed is noticed', () => {
  const other = ADDITION.replace('2', '3');
  expect(outcomes(DEAL, { ...OWN, commitment: other })[0]).toBe('promised wrong');
  expect(outcomes({ ...DEAL, additions: { player: other } }, OWN).slice(1)).toEqual(['added wrong', 'secret right', 'key wrong']);
  expect(outcomes({ ...DEAL, additions: { server: ADDITION } }, OWN)[1]).toBe('added wrong');
  expect(outcomes({ ...DEAL, secret: other }, OWN).slice(2)).toEqual(['secret wrong', 'key wrong']);
});

test('what cannot be checked is said', () => {
  expect(outcomes({ ...DEAL, secret: null, key: null }, undefined)).toEqual(['unknown open', 'running open']);
});
