import { blake2b } from '@noble/hashes/blake2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { DealShown } from '../../server/protocol';
import type { Remembered } from '../../store/deals';

/** A check of a deal and its result, or why it cannot be made (yet). */
export interface Check {
  what: string;
  outcome: 'right' | 'wrong' | 'open';
}

/** The hash of noctuary.kernel.base.deals. */
function hash(person: string, ...parts: Uint8Array[]): string {
  return bytesToHex(blake2b(concatBytes(...parts), { dkLen: 32, personalization: utf8ToBytes(person) }));
}

/** Checks a revealed deal against what this browser remembers, and by calculating everything again. */
export function checked({ commitment, waits, additions = {}, secret, key }: DealShown, own: Remembered | undefined): Check[] {
  const check = (what: string, right: boolean): Check => ({ what, outcome: right ? 'right' : 'wrong' });
  const checks: Check[] = own ? [check('promised', own.commitment === commitment)] : [{ what: 'unknown', outcome: 'open' }];
  if (own && !waits) checks.push(check('added', Object.entries(additions).some(([name, added]) => name !== 'server' && added === own.addition)));
  if (!secret) return [...checks, { what: 'running', outcome: 'open' }];
  const bytes = hexToBytes(secret);
  const added = Object.entries(additions).sort(([a], [b]) => (a < b ? -1 : 1));
  const found = hash('noctuary the key', bytes, ...added.map(([, addition]) => hexToBytes(addition)));
  return [...checks, check('secret', hash('noctuary promise', bytes) === commitment), check('key', found === key)];
}
