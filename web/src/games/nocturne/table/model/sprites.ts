import type { NocturneView, TokenFace } from '../../box/library';

type Placed = NocturneView['sprite']['tokens'][number];

/** The value by which a token is sorted on the Sprite board. */
function worth(face: TokenFace): number {
  return Number(face.replace('s', ''));
}

export interface Offered {
  tokens: (Placed & { preview: boolean })[];
  /** The token that is pushed past the last space. */
  falls: (Placed & { preview: boolean }) | null;
}

/** The place of a token offered by `seat`: behind equal values, before lower ones (NOC-3.3). */
export function offered(sprite: NocturneView['sprite'], seat: string, face: TokenFace): Offered {
  const tokens = sprite.tokens.map((token) => ({ ...token, preview: false }));
  const at = tokens.findIndex((token) => worth(token.token) < worth(face));
  tokens.splice(at < 0 ? tokens.length : at, 0, { seat, token: face, turned: false, preview: true });
  const falls = tokens.length > sprite.spaces ? (tokens.pop() ?? null) : null;
  return { tokens, falls };
}
