import type { LayerWithImportCounts } from './read-layers.ts';

const [ROW, TOP, LEFT, BOX, CELL] = [78, 96, 24, 640, 76];
const LINE = 112;
const FONT = 'font-family="system-ui, sans-serif"';

/** Draws the layers as boxes, each above those that it imports, with a table of import counts. */
export function drawArchitectureDiagram(layers: readonly LayerWithImportCounts[]): string {
  const imported = layers.filter(({ name }) => layers.some(({ imports }) => imports.has(name)));
  const width = LEFT + BOX + 24 + imported.length * CELL + LEFT;
  const height = TOP + layers.length * ROW + 40;
  const body = [
    text(LEFT, 34, 'Layers of Vitrine, made from the imports in the code', 20, 'bold'),
    text(LEFT, 60, 'A layer imports only layers below it. Right: how many imports it has of each.', 13),
    ...imported.map(({ name }, index) => text(cellMiddle(index), TOP - 10, name, 12, 'bold', 'middle')),
    ...layers.flatMap((layer, row) => [
      ...box(layer, TOP + row * ROW),
      ...imported.map(({ name }, index) => cell(layer.imports.get(name) ?? 0, index, TOP + row * ROW)),
    ]),
    text(LEFT, height - 16, 'npm run -s vitrine -- map --write makes this picture anew.', 12),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
  <rect width="${width}" height="${height}" fill="#ffffff"/>
${body.map((line) => `  ${line}\n`).join('')}</svg>
`;
}

function box({ name, modules, folders }: LayerWithImportCounts, y: number): string[] {
  const [first, second = ''] = wrap(folders.join(', '));
  return [
    `<rect x="${LEFT}" y="${y}" width="${BOX}" height="${ROW - 12}" rx="8" fill="#eef3fb" stroke="#4a6fa5"/>`,
    text(LEFT + 14, y + 24, name, 16, 'bold'),
    text(LEFT + BOX - 14, y + 24, `${modules} modules`, 12, 'normal', 'end'),
    text(LEFT + 14, y + 42, first ?? '', 11),
    text(LEFT + 14, y + 57, second, 11),
  ];
}

function cell(count: number, index: number, y: number): string {
  const strength = count === 0 ? 0 : Math.min(0.7, 0.12 + Math.log10(count) / 5);
  const x = LEFT + BOX + 24 + index * CELL;
  const label = count === 0 ? '' : text(cellMiddle(index), y + 38, String(count), 14, 'bold', 'middle');
  return `<rect x="${x}" y="${y}" width="${CELL - 6}" height="${ROW - 12}" rx="6" fill="#f0a202" fill-opacity="${strength.toFixed(1)}" stroke="#d8d8d8"/>${label}`;
}

function cellMiddle(index: number): number {
  return LEFT + BOX + 24 + index * CELL + (CELL - 6) / 2;
}

function text(x: number, y: number, words: string, size: number, weight = 'normal', anchor = 'start'): string {
  return `<text x="${x}" y="${y}" ${FONT} font-size="${size}" font-weight="${weight}" text-anchor="${anchor}" fill="#1c2733">${words}</text>`;
}

/** Wraps words into lines of at most {@link LINE} characters. */
function wrap(words: string): string[] {
  return words.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length + 1 > LINE) return [...lines, word];
    return [...lines.slice(0, -1), `${last} ${word}`];
  }, []);
}
