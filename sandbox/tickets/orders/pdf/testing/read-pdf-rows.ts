import { inflateSync } from 'node:zlib';

/** A row of a page as a reader shows it: its characters from left to right, with where it begins in points. */
export interface PdfRow {
  readonly left: number;
  readonly text: string;
  /** Numbers of the glyphs, each with its font, such as `F2:3`. */
  readonly glyphs: readonly string[];
}

/** Rows of each page of a PDF that this project wrote. */
export function readPdfRows(pdf: Uint8Array): PdfRow[][] {
  const file = Buffer.from(pdf).toString('latin1');
  const objects = new Map(
    [...file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body = '']) => [id, body]),
  );
  const follow = (body: string, key: string) =>
    objects.get(new RegExp(`/${key} (\\d+) 0 R`).exec(body)?.[1] ?? '') ?? '';
  return [...objects.values()]
    .filter((body) => body.includes('/Type /Page\n'))
    .map((page) => {
      const resources = follow(page, 'Resources');
      return readRows(readStream(follow(page, 'Contents')), (font) =>
        readCharacters(follow(follow(resources, font), 'ToUnicode')),
      );
    });
}

function readStream(body: string): string {
  const [, data = ''] = /stream\n([\s\S]*)\nendstream/.exec(body) ?? [];
  return body.includes('/FlateDecode') ? inflateSync(Buffer.from(data, 'latin1')).toString('latin1') : data;
}

/** Text of each glyph of an embedded font; null for a built-in one, whose glyphs are bytes of Latin-1. */
function readCharacters(cmap: string): readonly string[] | null {
  if (cmap === '') return null;
  const [, ranges = ''] = /beginbfrange\n([\s\S]*)\nendbfrange/.exec(readStream(cmap)) ?? [];
  return [...ranges.matchAll(/\[(.*)\]/g)].flatMap(([, texts = '']) =>
    [...texts.matchAll(/<([^>]*)>/g)].map(([, text = '']) => decodeUtf16(text.replaceAll(' ', ''))),
  );
}

function decodeUtf16(hexadecimal: string): string {
  return Buffer.from(hexadecimal, 'hex').swap16().toString('utf16le');
}

function readRows(content: string, charactersOf: (font: string) => readonly string[] | null): PdfRow[] {
  const rows = new Map<string, { left: number; text: string; glyphs: string[] }>();
  for (const [block] of content.matchAll(/\bBT\n[\s\S]*?\nET\b/g)) {
    const [, left = '', baseline = ''] = /1 0 0 1 (\S+) (\S+) Tm/.exec(block) ?? [];
    const [, font = ''] = /\/(\w+) \S+ Tf/.exec(block) ?? [];
    const row = rows.get(baseline) ?? { left: Number(left), text: '', glyphs: [] };
    const characters = charactersOf(font);
    for (const glyph of readGlyphs(block, characters === null ? 1 : 2)) {
      row.glyphs.push(`${font}:${glyph}`);
      row.text += characters === null ? String.fromCharCode(glyph) : (characters[glyph] ?? '');
    }
    rows.set(baseline, row);
  }
  return [...rows.values()];
}

function readGlyphs(block: string, bytes: number): number[] {
  return [...block.matchAll(/\[(.*)\] TJ/g)]
    .flatMap(([, shown = '']) => [...shown.matchAll(/<([\da-f]+)>/g)])
    .flatMap(([, hexadecimal = '']) => hexadecimal.match(new RegExp(`.{${bytes * 2}}`, 'g')) ?? [])
    .map((glyph) => Number.parseInt(glyph, 16));
}
