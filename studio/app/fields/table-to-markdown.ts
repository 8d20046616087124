/**
 * A table of GitHub Flavored Markdown, whose first row is its head. Returns null for tables of one column or with other
 * blocks in a cell, which only arrange.
 */
export function formatTable(table: Element, convertCell: (cell: Element) => string): string | null {
  const rows = [...table.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => convertCell(cell)));
  const width = Math.max(0, ...rows.map((row) => row.length));
  const isNested = table.querySelector('table, ul, ol, h1, h2, h3, blockquote, pre') !== null;
  if (width < 2 || isNested) return null;
  const [head = [], ...body] = rows.map((row) => formatRow(row, width));
  return [
    head,
    formatRow(
      Array.from({ length: width }, () => '---'),
      width,
    ),
    ...body,
  ].join('\n');
}

function formatRow(cells: readonly string[], width: number): string {
  const filled = Array.from({ length: width }, (_, index) => formatCell(cells[index] ?? ''));
  return `| ${filled.join(' | ')} |`;
}

function formatCell(markdown: string): string {
  return markdown
    .replaceAll(/\\?\n+/g, ' ')
    .replaceAll('|', '\\|')
    .trim();
}
