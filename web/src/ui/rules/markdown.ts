/** The little Markdown the rulebook uses, as a tree: paragraphs, lists, tables, headings; strong, emphasis, code and rule ids inside. */

export type Inline =
  | { type: 'text'; text: string }
  | { type: 'strong' | 'em' | 'code'; text: string }
  | { type: 'rule'; id: string };

export type Block =
  | { type: 'paragraph'; content: Inline[] }
  | { type: 'heading'; level: number; content: Inline[] }
  | { type: 'list'; ordered: boolean; items: Inline[][] }
  | { type: 'table'; head: Inline[][]; rows: Inline[][][] };

/** The id of a rule, `NOC-2.3`: letters of a game, chapter and rule. */
export const RULE_ID = /\b[A-Z]{2,4}-\d+\.[A-Z]?\d+\b/;
const INLINE = new RegExp(`\\*\\*([^*]+)\\*\\*|\\*([^*]+)\\*|\`([^\`]+)\`|(${RULE_ID.source})`, 'g');

/** A line of text with its markup; rule ids become links. */
export function parseInline(text: string): Inline[] {
  const found: Inline[] = [];
  let at = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > at) found.push({ type: 'text', text: text.slice(at, match.index) });
    const [whole, strong, em, code, rule] = match;
    if (strong !== undefined) found.push({ type: 'strong', text: strong });
    else if (em !== undefined) found.push({ type: 'em', text: em });
    else if (code !== undefined) found.push({ type: 'code', text: code });
    else if (rule !== undefined) found.push({ type: 'rule', id: rule });
    at = match.index + whole.length;
  }
  if (at < text.length) found.push({ type: 'text', text: text.slice(at) });
  return found;
}

export function parseMarkdown(text: string): Block[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map(parseBlock);
}

function parseBlock(part: string): Block {
  const lines = part.trim().split('\n');
  const first = lines[0] ?? '';
  const heading = /^(#+)\s+(.*)$/.exec(first);
  if (heading?.[1] && lines.length === 1) {
    return { type: 'heading', level: heading[1].length, content: parseInline(heading[2] ?? '') };
  }
  if (lines.length > 1 && lines.every((line) => line.trim().startsWith('|'))) {
    const rows = lines.filter((line) => !/^\|[\s:|-]+\|$/.test(line.trim())).map(cells);
    return { type: 'table', head: rows[0] ?? [], rows: rows.slice(1) };
  }
  if (lines.every((line) => /^(?:[-*]|\d+\.)\s|^\s+\S/.test(line)) && /^(?:[-*]|\d+\.)\s/.test(first)) {
    const items = part.trim().split(/\n(?=(?:[-*]|\d+\.)\s)/);
    return {
      type: 'list',
      ordered: /^\d/.test(first),
      items: items.map((item) => parseInline(item.replace(/^(?:[-*]|\d+\.)\s+/, '').replace(/\s*\n\s*/g, ' '))),
    };
  }
  return { type: 'paragraph', content: parseInline(lines.map((line) => line.trim()).join(' ')) };
}

function cells(line: string): Inline[][] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => parseInline(cell.trim()));
}
