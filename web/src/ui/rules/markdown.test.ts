import { describe, expect, it } from 'vitest';
import { parseInline, parseMarkdown } from './markdown';

describe('markdown', () => {
  it('makes links of rule ids, also of goals and chapters of other games', () => {
    expect(parseInline('See NOC-2.6, NOC-5.T11 and NF-3.1.').filter((part) => part.type === 'rule')).toEqual([
      { type: 'rule', id: 'NOC-2.6' },
      { type: 'rule', id: 'NOC-5.T11' },
      { type: 'rule', id: 'NF-3.1' },
    ]);
  });

  it('knows strong, emphasis and code', () => {
    expect(parseInline('*Title.* A **big** `b3`')).toEqual([
      { type: 'em', text: 'Title.' },
      { type: 'text', text: ' A ' },
      { type: 'strong', text: 'big' },
      { type: 'text', text: ' ' },
      { type: 'code', text: 'b3' },
    ]);
  });

  it('never takes text for HTML', () => {
    expect(parseInline('<b>x</b>')).toEqual([{ type: 'text', text: '<b>x</b>' }]);
  });

  it('tells paragraphs, lists, headings and tables apart', () => {
    const blocks = parseMarkdown('One\nline\n\n- a\n- b\n\n### Head\n\n| x | y |\n|---|---|\n| 1 | 2 |');
    expect(blocks.map((block) => block.type)).toEqual(['paragraph', 'list', 'heading', 'table']);
    expect(blocks[0]).toEqual({ type: 'paragraph', content: [{ type: 'text', text: 'One line' }] });
    expect(blocks[3]).toMatchObject({ rows: [[[{ text: '1' }], [{ text: '2' }]]] });
  });
});
