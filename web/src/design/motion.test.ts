import { expect, it } from 'vitest';
import { flip } from './motion';

it('moves nothing to or from where it is not shown', () => {
  const shown = { left: 10, top: 10, width: 60, height: 90 } as DOMRect;
  const hidden = { left: 0, top: 0, width: 0, height: 0 } as DOMRect;
  expect(flip({} as Element, { from: shown, to: hidden }, { duration: 200 })).toEqual({ duration: 0 });
  expect(flip({} as Element, { from: hidden, to: shown }, { duration: 200 })).toEqual({ duration: 0 });
});
