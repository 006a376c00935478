const LINE = 60;

/** Draws a result as on a printed sheet, black on white, as a PNG: what was played, who won, and the table. */
export function picture(title: string, verdict: string, table: readonly string[][]): Promise<Blob | null> {
  const widths = (table[0] ?? []).map((_, column) => Math.max(...table.map((cells) => cells[column]?.length ?? 0)) + 3);
  const rows = table.map((cells) => cells.map((cell, column) => (column > 0 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0))).join(''));
  const lines = [title, '', ...(verdict.match(/.{1,50}(?: |$)|.{1,50}/g) ?? []), '', ...rows];
  const canvas = document.createElement('canvas');
  canvas.width = (Math.max(...lines.map(({ length }) => length)) / 3 + 2) * LINE;
  canvas.height = (lines.length + 2) * LINE;
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = 'black';
  pen.font = `${LINE * 0.55}px monospace`;
  lines.forEach((line, row) => pen.fillText(line, LINE, (row + 1.7) * LINE));
  return new Promise((resolve) => canvas.toBlob(resolve));
}
