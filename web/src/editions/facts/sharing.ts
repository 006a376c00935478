/** An edition in an address: whoever gets the link needs neither an account nor the same server. */
import { anything, entries, form, text, where, type Reader } from '../../app/forms';
import { parsed } from '../../app/storage';
import type { Draft } from './facts';

export type Shared = Draft & { game: string };

const readShared = form({ game: text, name: where(text, (name) => [...name].length <= 40), changes: entries(anything) }) as Reader<Shared>;
/** The most characters of an edition in an address: whatever they are, they unpack to 25 MB at most. */
const LONGEST = 32 * 1024;
const through = (bytes: BlobPart, by: CompressionStream | DecompressionStream): Response => new Response(new Blob([bytes]).stream().pipeThrough(by));

export async function packed({ game, name, changes }: Shared): Promise<string> {
  const bytes = await through(JSON.stringify({ game, name, changes }), new CompressionStream('deflate-raw')).arrayBuffer();
  return btoa(String.fromCharCode(...new Uint8Array(bytes))).replaceAll('+', '-').replaceAll('/', '_');
}

/** The edition in an address; undefined if it is damaged. */
export async function unpacked(packed: string): Promise<Shared | undefined> {
  try {
    if (packed.length > LONGEST) return undefined;
    const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
    return readShared(parsed(await through(bytes, new DecompressionStream('deflate-raw')).text()));
  } catch {
    return undefined;
  }
}
